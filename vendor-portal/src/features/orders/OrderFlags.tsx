import type { Order } from '@balsam/shared-api';
import { Badge, exclamationTriangleIcon, xCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Flags of urgent orders: overdue, without a National Address, or with a cancellation request. */
export function OrderFlags({ order: { is_late, cancel_request, national_address_missing } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      {is_late && (
        <Badge variant="danger" icon={exclamationTriangleIcon}>
          {t('orders.late')}
        </Badge>
      )}
      {national_address_missing && (
        <Badge variant="warning" icon={exclamationTriangleIcon}>
          {t('orders.nationalAddressMissing')}
        </Badge>
      )}
      {cancel_request?.state === 'open' && (
        <Badge variant="warning" icon={xCircleIcon}>
          {t('orders.cancelAsked')}
        </Badge>
      )}
    </>
  );
}
