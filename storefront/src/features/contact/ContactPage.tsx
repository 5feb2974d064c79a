import { Breadcrumb, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { OrganizationData } from '../../entities/company/OrganizationData.tsx';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { BeforeYouWrite } from './BeforeYouWrite.tsx';
import { ContactMap } from './ContactMap.tsx';
import { InfoBoxes } from './InfoBoxes.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import './contact.css';
import { href } from '../../entities/page/paths.ts';

export function ContactPage() {
  const { t } = useTranslation('storefront');
  const site = useGetSiteQuery();
  return (
    <div className="page">
      <PageHead page="contact" />
      <OrganizationData />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('contact.title') }]} />
        <h1>{t('contact.title')}</h1>
        <p className="lead">{t('contact.lead')}</p>
      </div>
      <QueryState query={site}>{({ contact }) => <InfoBoxes contact={contact} />}</QueryState>
      <div className="sf-contact">
        <QuoteForm />
        <BeforeYouWrite />
      </div>
      {site.data && <ContactMap contact={site.data.contact} />}
    </div>
  );
}
