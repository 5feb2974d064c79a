import {
  api,
  useAppDispatch,
  useListVendorNotificationsQuery,
  useReadNotificationsMutation,
  type TagType,
  type VendorNotification,
} from '@balsam/shared-api';
import {
  type IconShape,
  arrowCounterclockwiseIcon,
  boxSeamIcon,
  checkCircleIcon,
  exclamationCircleIcon,
  exclamationTriangleIcon,
  fileEarmarkSpreadsheetIcon,
  hourglassSplitIcon,
  percentIcon,
  receiptIcon,
  shopIcon,
  shieldCheckIcon,
  starIcon,
  xCircleIcon,
} from '@balsam/shared-ui';
import { NotificationList } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  mark_down_ended: percentIcon,
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
  report_decided: exclamationTriangleIcon,
  bank_account_rejected: xCircleIcon,
  licence_expiring: hourglassSplitIcon,
  licence_decided: shieldCheckIcon,
  category_paused: exclamationTriangleIcon,
  category_resumed: checkCircleIcon,
};

/** Data that notifications can be about. The company name, once approved by an admin, appears on every page. */
const SUBJECTS: TagType[] = [
  'Order',
  'Product',
  'Review',
  'Return',
  'Money',
  'Settings',
  'Dashboard',
  'User',
  'Licence',
];

/**
 * A vendor's notifications.
 * @param onLeave called when the user leaves for another page
 */
export function VendorNotifications({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(1);
  const query = useListVendorNotificationsQuery(page, { refetchOnMountOrArgChange: true });
  const [readNotifications, { isLoading }] = useReadNotificationsMutation();
  return (
    <NotificationList
      query={query}
      onPageChange={setPage}
      onRead={(ids) => readNotifications({ role: 'vendor', ids }).unwrap()}
      isReading={isLoading}
      iconOf={({ kind }) => ICONS[kind]}
      textOf={useNotificationText()}
      emptyText={t('notifications.noneText')}
      onFollow={() => {
        // The target page may show data fetched before the event.
        dispatch(api.util.invalidateTags(SUBJECTS));
        onLeave();
      }}
    />
  );
}
