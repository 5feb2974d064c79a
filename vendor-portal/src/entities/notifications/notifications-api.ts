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
  /** Null if there has never been one. */
  newest_id: number | null;
}

const NOTIFICATIONS = listTag('Notification');

/** Data that notifications can be about. The company name, once approved by an admin, appears on every page. */
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
    /** One page of notifications, newest first. */
    listNotifications: build.query<NotificationPage, number>({
      query: (page) => ({ url: 'vendor/notifications', params: { page } }),
      providesTags: [NOTIFICATIONS],
    }),
    /** Number of unread notifications; cheap enough to poll. */
    getUnread: build.query<UnreadState, void>({
      query: () => 'vendor/notifications/unread',
      providesTags: [NOTIFICATIONS],
    }),
    /** Marks the notifications with these ids as read, or all of them without ids. */
    readNotifications: build.mutation<Success, number[] | undefined>({
      query: (ids) => ({ url: 'vendor/notifications/read', method: 'POST', body: { ids } }),
      invalidatesTags: staleAfter([NOTIFICATIONS]),
    }),
  }),
});

export const { useListNotificationsQuery, useGetUnreadQuery, useReadNotificationsMutation } = notificationsApi;
