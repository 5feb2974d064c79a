import { Breadcrumb, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../page-head/PageHead.tsx';
import './legal.css';

const DOCUMENTS = {
  privacy: { page: 'privacyPolicy', sections: ['collect', 'use', 'share', 'keep', 'browser', 'newsletter', 'rights'] },
  terms: { page: 'terms', sections: ['marketplace', 'account', 'orders', 'payment', 'returns', 'reviews', 'advice'] },
} as const;

/** A legal text with its contents beside it. It says of itself that it is only a template. */
function LegalPage({ document }: { document: keyof typeof DOCUMENTS }) {
  const { t } = useTranslation('storefront');
  const { page, sections } = DOCUMENTS[document];
  const title = t(`legal.${document}.title`);
  return (
    <div className="page">
      <PageHead page={page} />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: '/' }, { label: title }]} />
        <h1>{title}</h1>
      </div>
      <p className="alert alert-warning" role="note">
        <Icon name="info-circle" /> {t('legal.template')}
      </p>
      <div className="split-start">
        <nav className="sf-contents sticky-summary" aria-labelledby="contents">
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`legal.${document}.${section}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="sf-legal-text">
          {sections.map((section) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section}>{t(`legal.${document}.${section}.title`)}</h2>
              <p>{t(`legal.${document}.${section}.text`)}</p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What happens with personal data. */
export function PrivacyPolicyPage() {
  return <LegalPage document="privacy" />;
}

/** The terms of the marketplace. */
export function TermsPage() {
  return <LegalPage document="terms" />;
}
