import { Button, Pager, QueryState, useSend, check2Icon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationItem } from './NotificationItem.tsx';
import { useListNotificationsQuery, useReadNotificationsMutation, type NotificationPage } from './notifications-api.ts';

/**
 * Notifications, newest first. Following one marks it as read.
 * @param onLeave called when the user leaves for another page
 */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const [page, setPage] = useState(1);
  const query = useListNotificationsQuery(page, { refetchOnMountOrArgChange: true });
  const empty = {
    when: ({ notifications }: NotificationPage) => notifications.length === 0,
    title: t('notifications.none'),
    text: t('notifications.noneText'),
  };
  return (
    <QueryState query={query} empty={empty}>
      {({ notifications, unread, meta }) => (
        <>
          {unread > 0 && <ReadAll />}
          <ul className="vp-notifications">
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationItem notification={notification} onFollow={onLeave} />
              </li>
            ))}
          </ul>
          <Pager page={meta.current_page} lastPage={meta.last_page} onPageChange={setPage} variant="console" />
        </>
      )}
    </QueryState>
  );
}

function ReadAll() {
  const { t } = useTranslation('vendor-portal');
  const [readNotifications, { isLoading }] = useReadNotificationsMutation();
  const send = useSend({ failed: t('notifications.failed'), done: null });
  const readAll = () => send(() => readNotifications(undefined).unwrap());
  return (
    <Button variant="outline" size="sm" icon={check2Icon} busy={isLoading} onClick={() => void readAll()}>
      {t('notifications.readAll')}
    </Button>
  );
}
