import type { Order } from '@balsam/shared-api';
import { Badge, exclamationTriangleIcon, formatDayPart, useLang, xCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { isPreparing } from './status-schema.ts';

/** Last day to ship an order on time; nothing once it has shipped or is late, which is a flag. */
export function ShipByBadge({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  if (!order.ship_by || order.is_late || !isPreparing(order)) return null;
  return (
    <Badge variant="secondary" className="vp-ship-by">
      {t('orders.shipBy', { day: formatDayPart(order.ship_by, 'day', lang) })}
    </Badge>
  );
}

/** Flags of urgent orders: overdue, recalled, without a National Address, or with a cancellation request. */
export function OrderFlags({ order }: { order: Order }) {
  const { is_late, cancel_request, national_address_missing, held_by_recall } = order;
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      {is_late && (
        <Badge variant="danger" icon={exclamationTriangleIcon}>
          {t('orders.late')}
        </Badge>
      )}
      {held_by_recall && (
        <Badge variant="danger" icon={exclamationTriangleIcon}>
          {t('orders.recalled')}
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
