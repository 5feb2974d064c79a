import { api, useAppDispatch, type VendorNotification } from '@balsam/shared-api';
import {
  DateTime,
  Icon,
  VisuallyHidden,
  type IconShape,
  arrowCounterclockwiseIcon,
  boxSeamIcon,
  checkCircleIcon,
  exclamationCircleIcon,
  fileEarmarkSpreadsheetIcon,
  hourglassSplitIcon,
  receiptIcon,
  shopIcon,
  starIcon,
  xCircleIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NOTIFICATION_KINDS, useReadNotificationsMutation } from './notifications-api.ts';
import { useNotificationText } from './use-notification-text.ts';

const ICONS: Record<VendorNotification['kind'], IconShape> = {
  order_placed: receiptIcon,
  cancel_requested: exclamationCircleIcon,
  order_cancelled: xCircleIcon,
  product_approved: checkCircleIcon,
  product_unapproved: hourglassSplitIcon,
  product_changes_accepted: checkCircleIcon,
  product_changes_declined: xCircleIcon,
  low_stock: boxSeamIcon,
  review_posted: starIcon,
  return_asked: arrowCounterclockwiseIcon,
  return_late: arrowCounterclockwiseIcon,
  import_done: fileEarmarkSpreadsheetIcon,
  identity_accepted: shopIcon,
  identity_declined: shopIcon,
  payout_sent: checkCircleIcon,
  payout_failed: exclamationCircleIcon,
  statement_ready: receiptIcon,
  bank_account_verified: checkCircleIcon,
  bank_account_rejected: xCircleIcon,
};

interface NotificationItemProps {
  notification: VendorNotification;
  onFollow: () => void;
}

/** One notification: text, time and link. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('vendor-portal');
  const textOf = useNotificationText();
  const dispatch = useAppDispatch();
  const [readNotifications] = useReadNotificationsMutation();
  const isUnread = notification.read_at === null;

  const follow = () => {
    // The target page may show data fetched before the event.
    dispatch(api.util.invalidateTags(NOTIFICATION_KINDS));
    if (isUnread) void readNotifications([notification.id]);
    onFollow();
  };
  return (
    <Link to={notification.href} className="vp-notification" data-unread={isUnread} onClick={follow}>
      <Icon icon={ICONS[notification.kind]} />
      <span>
        {isUnread && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>} {textOf(notification)}
        <DateTime className="vp-notification-time" value={notification.created_at} />
      </span>
    </Link>
  );
}
