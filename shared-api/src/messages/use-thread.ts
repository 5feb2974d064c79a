import { useEffect, useEffectEvent, useState } from 'react';
import { useAttempt } from '../http/use-attempt-key.ts';
import type { ThreadMessage } from '../wire/index.ts';
import {
  useGetThreadQuery,
  useLazyGetThreadQuery,
  useReadMessagesMutation,
  useSendThreadMessageMutation,
  type MessageReader,
} from './messages-api.ts';

const POLL_MS = 20_000;

/** The thread of a sub-order while it is shown: polled in a visible tab, marked as read, with older messages on demand. */
export function useThread(reader: MessageReader, orderId: number) {
  const query = useGetThreadQuery(
    { reader, orderId },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const [older, setOlder] = useState<{ messages: ThreadMessage[]; hasMore: boolean } | null>(null);
  const [loadOlder, { isFetching: isLoadingOlder }] = useLazyGetThreadQuery();
  const [read] = useReadMessagesMutation();
  const [send] = useSendThreadMessageMutation();
  const attempt = useAttempt();

  const { data } = query;
  const newest = data?.messages.at(-1)?.id;
  const isUnread = (data?.thread.unread ?? 0) > 0;
  const markRead = useEffectEvent((upTo: number) => void read({ reader, orderId, upTo }));
  useEffect(() => {
    if (isUnread && newest !== undefined) markRead(newest);
  }, [isUnread, newest]);

  const shown = [...(older?.messages ?? []), ...(data?.messages ?? [])];
  const [oldest] = shown;
  const hasMore = older ? older.hasMore : (data?.has_more ?? false);

  const showOlder = async () => {
    if (!oldest) return;
    const page = await loadOlder({ reader, orderId, before: oldest.id })
      .unwrap()
      .catch(() => null);
    if (page) setOlder({ messages: [...page.messages, ...(older?.messages ?? [])], hasMore: page.has_more });
  };

  return {
    query,
    /** Oldest first. */
    messages: shown,
    /** Loads older messages; undefined if there are none. */
    showOlder: hasMore ? () => void showOlder() : undefined,
    isLoadingOlder,
    /** Sends a message. Rejects on failure. */
    send: ({ body, files }: { body: string; files: readonly File[] }) => {
      const content = [body, files.map(({ name, size, lastModified }) => [name, size, lastModified])];
      return attempt(content, (idempotencyKey) => send({ reader, orderId, body, files, idempotencyKey }).unwrap());
    },
  };
}
