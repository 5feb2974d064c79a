import { usePageInSight } from '@balsam/shared-ui';
import { useGetUnreadQuery } from './notifications-api.ts';

const POLL_MS = 30_000;

/**
 * How many notifications are unread, asked every half minute while the page is in sight, and at once when it comes back.
 * @param isVendor nobody else has any
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
