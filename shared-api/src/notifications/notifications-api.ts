import { staleAfter, listTag } from '../http/tags.ts';
import { api } from '../store/api.ts';
import type { AdminNotification, PageMeta, Success, VendorNotification } from '../wire/index.ts';

export type ConsoleRole = 'admin' | 'vendor';

interface NotificationPage<Notification> {
  notifications: Notification[];
  unread: number;
  meta: PageMeta;
}

interface UnreadState {
  unread: number;
  /** Null if there has never been one. */
  newest_id: number | null;
  /** Unread messages about orders of the store; 0 for an admin. */
  messages: number;
}

const NOTIFICATIONS = listTag('Notification');

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a vendor's notifications, newest first. */
    listVendorNotifications: build.query<NotificationPage<VendorNotification>, number>({
      query: (page) => ({ url: 'vendor/notifications', params: { page } }),
      providesTags: [NOTIFICATIONS],
    }),
    /** One page of an admin's notifications, newest first. */
    listAdminNotifications: build.query<NotificationPage<AdminNotification>, number>({
      query: (page) => ({ url: 'admin/notifications', params: { page } }),
      providesTags: [NOTIFICATIONS],
    }),
    /** Number of unread notifications; cheap enough to poll. */
    getUnread: build.query<UnreadState, ConsoleRole>({
      query: (role) => `${role}/notifications/unread`,
      providesTags: [NOTIFICATIONS],
    }),
    /** Marks the notifications with these ids as read, or all of them without ids. */
    readNotifications: build.mutation<Success, { role: ConsoleRole; ids?: number[] }>({
      query: ({ role, ids }) => ({ url: `${role}/notifications/read`, method: 'POST', body: { ids } }),
      invalidatesTags: staleAfter([NOTIFICATIONS]),
    }),
  }),
});

export const {
  useListVendorNotificationsQuery,
  useListAdminNotificationsQuery,
  useGetUnreadQuery,
  useReadNotificationsMutation,
} = notificationsApi;
