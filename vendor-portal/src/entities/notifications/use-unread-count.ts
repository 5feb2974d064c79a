import { usePageInSight } from '@balsam/shared-ui';
import { useGetUnreadQuery } from './notifications-api.ts';

const POLL_MS = 30_000;

/**
 * Number of unread notifications, polled every 30 s while the page is visible and when it becomes visible again.
 * @param isVendor only vendors have notifications
 */
export function useUnreadCount(isVendor: boolean): number {
  const isInSight = usePageInSight();
  const { data } = useGetUnreadQuery(undefined, {
    skip: !isVendor || !isInSight,
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  return isVendor && data ? data.unread : 0;
}
