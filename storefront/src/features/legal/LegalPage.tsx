import { Breadcrumb, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const SECTIONS = {
  privacy: ['collect', 'use', 'share', 'keep', 'rights'],
  terms: ['marketplace', 'orders', 'payment', 'returns', 'advice'],
} as const;

/** A legal text. It says of itself that it is only a template. */
function LegalPage({ document }: { document: keyof typeof SECTIONS }) {
  const { t } = useTranslation('storefront');
  const title = t(`legal.${document}.title`);
  return (
    <div className="page page-narrow">
      <title>{title}</title>
      <div className="page-head">
        <Breadcrumb items={[{ label: t('legal.home'), to: '/' }, { label: title }]} />
        <h1>{title}</h1>
      </div>
      <p className="alert alert-warning" role="note">
        <Icon name="info-circle" /> {t('legal.template')}
      </p>
      {SECTIONS[document].map((section) => (
        <section key={section} className="mb-4">
          <h2 className="h5">{t(`legal.${document}.${section}.title`)}</h2>
          <p>{t(`legal.${document}.${section}.text`)}</p>
        </section>
      ))}
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
