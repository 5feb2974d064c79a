import type { AdminVendor } from '@balsam/shared-api';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

/** Warns about open orders and returns of a vendor who loses access and cannot complete them. */
export function UnderwayNote({ vendor: { underway } }: { vendor: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const { active } = useFormikContext<{ active: string }>().values;
  const { orders, returns } = underway;
  if (active === '1' || orders + returns === 0) return null;
  return (
    <div className="alert alert-warning" role="note">
      {orders > 0 && <p className="mb-0">{t('vendors.underway.orders', { count: orders })}</p>}
      {returns > 0 && <p className="mb-0">{t('vendors.underway.returns', { count: returns })}</p>}
      <p className="mb-0">{t('vendors.underway.hint')}</p>
    </div>
  );
}
