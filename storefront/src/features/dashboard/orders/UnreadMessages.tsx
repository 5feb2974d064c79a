import { useUnreadOrders } from '@balsam/shared-api';
import { Badge, formatNumber, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Number of messages about a parcel that its buyer has not read. */
export function UnreadMessages({ orderId }: { orderId: number }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const count = useUnreadOrders().find(({ order_id: id }) => id === orderId)?.unread ?? 0;
  if (count === 0) return null;
  return <Badge variant="primary">{t('thread.unread', { count, number: formatNumber(count, lang) })}</Badge>;
}
