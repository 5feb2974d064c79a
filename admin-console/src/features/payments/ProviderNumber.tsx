import { useTranslation } from 'react-i18next';
import './payments.css';

/** Provider reference of a payment; long, so it may break anywhere. */
export function ProviderNumber({ number }: { number: string | null }) {
  const { t } = useTranslation('admin-console');
  if (number === null) return <>{t('payments.noRef')}</>;
  return (
    <bdi dir="ltr" className="provider-number">
      {number}
    </bdi>
  );
}
