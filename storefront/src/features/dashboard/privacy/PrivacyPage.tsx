import { useTranslation } from 'react-i18next';
import { Consents } from './Consents.tsx';
import { PrivacyRequests } from './PrivacyRequests.tsx';

/** Requests of a customer about their data. */
export function PrivacyPage() {
  const { t } = useTranslation('storefront');
  return (
    <>
      <h1>{t('dashboard.privacy.title')}</h1>
      <div className="stack">
        <Consents />
        <PrivacyRequests />
      </div>
    </>
  );
}
