import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../accessibility/VisuallyHidden.tsx';
import { Button } from '../../button/Button.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { check2Icon } from '../../icon/shapes.ts';
import type { IconShape } from '../../icon/shapes/icon-shape.ts';
import { Pager } from '../../pager/Pager.tsx';
import { QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { useSend } from '../../toast/use-send.ts';
import { WholeCodes } from './WholeCodes.tsx';

/** The part of every notification that the list itself needs. */
interface Entry {
  id: number;
  href: string;
  read_at: string | null;
  created_at: string;
}

interface NotificationPage<Notification extends Entry> {
  notifications: Notification[];
  unread: number;
  meta: { current_page: number; last_page: number };
}

interface NotificationListProps<Notification extends Entry> {
  query: QueryResult<NotificationPage<Notification>>;
  onPageChange: (page: number) => void;
  /** Marks the notifications with these ids as read, or all without ids. */
  onRead: (ids?: number[]) => Promise<unknown>;
  isReading: boolean;
  iconOf: (notification: Notification) => IconShape;
  textOf: (notification: Notification) => string;
  /** Called when the user follows a notification. */
  onFollow: () => void;
  /** Text about what will appear here, while there is nothing. */
  emptyText: string;
}

/** Notifications, newest first. Following one marks it as read. */
export function NotificationList<Notification extends Entry>(props: NotificationListProps<Notification>) {
  const { query, onPageChange, onRead, isReading, iconOf, textOf, onFollow, emptyText } = props;
  const { t } = useTranslation('kit');
  const send = useSend({ failed: t('notifications.failed'), done: null });
  const empty = {
    when: ({ notifications }: NotificationPage<Notification>) => notifications.length === 0,
    title: t('notifications.none'),
    text: emptyText,
  };
  const follow = ({ id, read_at: readAt }: Notification) => {
    if (readAt === null) void onRead([id]).catch(() => {});
    onFollow();
  };
  return (
    <QueryState query={query} empty={empty}>
      {({ notifications, unread, meta }) => (
        <>
          {unread > 0 && (
            <Button
              variant="outline"
              size="sm"
              icon={check2Icon}
              busy={isReading}
              onClick={() => void send(() => onRead())}
            >
              {t('notifications.readAll')}
            </Button>
          )}
          <ul className="notifications">
            {notifications.map((notification) => {
              const isUnread = notification.read_at === null;
              return (
                <li key={notification.id}>
                  <Link
                    to={notification.href}
                    className="notification"
                    data-unread={isUnread}
                    onClick={() => follow(notification)}
                  >
                    <Icon icon={iconOf(notification)} />
                    <span>
                      {isUnread && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}{' '}
                      <WholeCodes text={textOf(notification)} />
                      <DateTime className="notification-time" value={notification.created_at} />
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
          <Pager page={meta.current_page} lastPage={meta.last_page} onPageChange={onPageChange} variant="console" />
        </>
      )}
    </QueryState>
  );
}
