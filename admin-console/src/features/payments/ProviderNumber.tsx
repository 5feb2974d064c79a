import { useTranslation } from 'react-i18next';
import './payments.css';

/** What the provider calls a payment: long, so it breaks where it must. */
export function ProviderNumber({ number }: { number: string | null }) {
  const { t } = useTranslation('admin-console');
  if (number === null) return <>{t('payments.noRef')}</>;
  return (
    <bdi dir="ltr" className="provider-number">
      {number}
    </bdi>
  );
}
