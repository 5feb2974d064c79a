import {
  api,
  listTag,
  type PageMeta,
  type Success,
  type TagType,
  type VendorNotification,
  staleAfter,
} from '@balsam/shared-api';

export interface NotificationPage {
  notifications: VendorNotification[];
  unread: number;
  meta: PageMeta;
}

interface UnreadState {
  unread: number;
  /** Null while there has never been one. */
  newest_id: number | null;
}

const NOTIFICATIONS = listTag('Notification');

/** What notifications tell of. The company's name, which an admin has accepted, stands on every page. */
export const NOTIFICATION_KINDS: TagType[] = [
  'Order',
  'Product',
  'Review',
  'Return',
  'Money',
  'Settings',
  'Dashboard',
  'User',
];

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of what has happened, newest first. */
    listNotifications: build.query<NotificationPage, number>({
      query: (page) => ({ url: 'vendor/notifications', params: { page } }),
      providesTags: [NOTIFICATIONS],
    }),
    /** How many are unread: cheap enough to be asked again and again. */
    getUnread: build.query<UnreadState, void>({
      query: () => 'vendor/notifications/unread',
      providesTags: [NOTIFICATIONS],
    }),
    /** Marks those of the ids as read; without ids all of them. */
    readNotifications: build.mutation<Success, number[] | undefined>({
      query: (ids) => ({ url: 'vendor/notifications/read', method: 'POST', body: { ids } }),
      invalidatesTags: staleAfter([NOTIFICATIONS]),
    }),
  }),
});

export const { useListNotificationsQuery, useGetUnreadQuery, useReadNotificationsMutation } = notificationsApi;
