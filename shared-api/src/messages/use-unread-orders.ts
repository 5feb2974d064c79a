import { useListUnreadOrdersQuery } from './messages-api.ts';

const POLL_MS = 60_000;

/** Sub-orders of the buyer with unread messages, polled in a visible tab; none until they are known. */
export function useUnreadOrders() {
  const { data = [] } = useListUnreadOrdersQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return data;
}
