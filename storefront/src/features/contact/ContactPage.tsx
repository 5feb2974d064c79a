import { Breadcrumb } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../page-head/PageHead.tsx';
import { BeforeYouWrite } from './BeforeYouWrite.tsx';
import { ContactMap } from './ContactMap.tsx';
import { InfoBoxes } from './InfoBoxes.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import './contact.css';

/** How to reach the people of the shop. */
export function ContactPage() {
  const { t } = useTranslation('storefront');
  return (
    <div className="page">
      <PageHead page="contact" />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: '/' }, { label: t('contact.title') }]} />
        <h1>{t('contact.title')}</h1>
        <p className="lead">{t('contact.lead')}</p>
      </div>
      <InfoBoxes />
      <div className="sf-contact">
        <QuoteForm />
        <BeforeYouWrite />
      </div>
      <ContactMap />
    </div>
  );
}
