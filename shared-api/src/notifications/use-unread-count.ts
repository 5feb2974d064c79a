import { useGetUnreadQuery, type ConsoleRole } from './notifications-api.ts';

const POLL_MS = 30_000;

/** Number of unread messages about orders of the store, as of the last poll of the bell. */
export function useUnreadMessages(isOpen: boolean): number {
  const { data } = useGetUnreadQuery('vendor', { skip: !isOpen });
  return isOpen && data ? data.messages : 0;
}

/**
 * Number of unread notifications, polled every 30 s while the page is visible and when it becomes visible again.
 * @param isOpen someone with this role is signed in
 */
export function useUnreadCount(role: ConsoleRole, isOpen: boolean, isInSight: boolean): number {
  const { data } = useGetUnreadQuery(role, {
    skip: !isOpen || !isInSight,
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  return isOpen && data ? data.unread : 0;
}
