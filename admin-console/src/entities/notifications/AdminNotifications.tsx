import {
  api,
  useAppDispatch,
  useListAdminNotificationsQuery,
  useReadNotificationsMutation,
  type AdminNotification,
  type TagType,
} from '@balsam/shared-api';
import {
  type IconShape,
  arrowCounterclockwiseIcon,
  boxSeamIcon,
  cashStackIcon,
  chatLeftTextIcon,
  creditCardIcon,
  exclamationCircleIcon,
  exclamationTriangleIcon,
  percentIcon,
  shieldCheckIcon,
  shopIcon,
} from '@balsam/shared-ui';
import { NotificationList } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotificationText } from './use-notification-text.ts';

const ICONS: Record<AdminNotification['kind'], IconShape> = {
  vendor_registered: shopIcon,
  identity_requested: shopIcon,
  tax_details_submitted: percentIcon,
  bank_account_submitted: cashStackIcon,
  licence_submitted: shieldCheckIcon,
  products_waiting: boxSeamIcon,
  return_undecided: arrowCounterclockwiseIcon,
  refund_due: cashStackIcon,
  payment_problem: creditCardIcon,
  message_received: chatLeftTextIcon,
  report_received: exclamationTriangleIcon,
  dispute_opened: chatLeftTextIcon,
  mail_failed: exclamationCircleIcon,
};

/** Data that notifications can be about. */
const SUBJECTS: TagType[] = [
  'Vendor',
  'Product',
  'Return',
  'Money',
  'Payment',
  'Message',
  'Report',
  'Thread',
  'Dashboard',
];

/**
 * An admin's notifications.
 * @param onLeave called when the user leaves for another page
 */
export function AdminNotifications({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('admin-console');
  const dispatch = useAppDispatch();
  const [page, setPage] = useState(1);
  const query = useListAdminNotificationsQuery(page, { refetchOnMountOrArgChange: true });
  const [readNotifications, { isLoading }] = useReadNotificationsMutation();
  return (
    <NotificationList
      query={query}
      onPageChange={setPage}
      onRead={(ids) => readNotifications({ role: 'admin', ids }).unwrap()}
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
