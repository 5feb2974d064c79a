import type { VendorNotification } from '@balsam/shared-api';
import { DateTime, Icon, VisuallyHidden, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReadNotificationsMutation } from './notifications-api.ts';
import { useNotificationText } from './use-notification-text.ts';

const ICONS: Record<VendorNotification['kind'], IconName> = {
  order_placed: 'receipt',
  cancel_requested: 'exclamation-circle',
  order_cancelled: 'x-circle',
  product_approved: 'check-circle',
  product_unapproved: 'hourglass-split',
  product_changes_accepted: 'check-circle',
  product_changes_declined: 'x-circle',
  low_stock: 'box-seam',
  review_posted: 'star',
  import_done: 'file-earmark-spreadsheet',
  identity_accepted: 'shop',
  identity_declined: 'shop',
};

interface NotificationItemProps {
  notification: VendorNotification;
  onFollow: () => void;
}

/** What has happened, when, and the way to it. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('vendor-portal');
  const textOf = useNotificationText();
  const [readNotifications] = useReadNotificationsMutation();
  const isUnread = notification.read_at === null;

  const follow = () => {
    if (isUnread) void readNotifications([notification.id]);
    onFollow();
  };
  return (
    <Link to={notification.href} className="vp-notification" data-unread={isUnread} onClick={follow}>
      <Icon name={ICONS[notification.kind]} />
      <span>
        {isUnread && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>} {textOf(notification)}
        <DateTime className="vp-notification-time" value={notification.created_at} />
      </span>
    </Link>
  );
}
