import { api } from '../store/api.ts';
import { idTag, listTag, staleAfter } from '../http/tags.ts';
import { FILES_TIMEOUT_MS } from '../http/timeouts.ts';
import type { Success, Thread, ThreadMessage, ThreadPage } from '../wire/index.ts';

/** Side of the reader: the buyer, with or without an account, or a member of the store. */
export type MessageReader = 'buyer' | 'vendor';

interface OfThread {
  reader: MessageReader;
  /** Id of the sub-order. */
  orderId: number;
}

/** Unread messages about one sub-order. */
interface UnreadOrder {
  order_id: number;
  unread: number;
}

interface SentMessage extends OfThread {
  body: string;
  files: readonly File[];
  /** Identical for every retry of the same message. */
  idempotencyKey: string;
}

/** Address of the sub-order of a thread. */
export const threadUrl = ({ reader, orderId }: OfThread) => `${reader === 'vendor' ? 'vendor/' : ''}orders/${orderId}`;

const toForm = ({ body, files }: SentMessage): FormData => {
  const form = new FormData();
  form.append('body', body);
  for (const file of files) form.append('files[]', file);
  return form;
};

const changed = staleAfter(({ orderId }: Pick<OfThread, 'orderId'>) => [
  ...[idTag('Thread', orderId), listTag('Thread'), listTag('Notification')],
]);

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest messages about a sub-order, or those before one. */
    getThread: build.query<ThreadPage, OfThread & { before?: number }>({
      query: ({ before, ...thread }) => ({ url: `${threadUrl(thread)}/thread`, params: { before } }),
      transformResponse: ({ data }: { data: ThreadPage }) => data,
      providesTags: (_page, _error, { orderId }) => [idTag('Thread', orderId)],
    }),
    /** Sub-orders of the buyer with unread messages. */
    listUnreadOrders: build.query<UnreadOrder[], void>({
      query: () => 'orders/messages/unread',
      transformResponse: ({ data }: { data: { orders: UnreadOrder[] } }) => data.orders,
      providesTags: [listTag('Thread')],
    }),
    /** Sends a message with its files. */
    sendThreadMessage: build.mutation<Success & { data: ThreadMessage }, SentMessage>({
      query: (message) => ({
        url: `${threadUrl(message)}/messages`,
        method: 'POST',
        body: toForm(message),
        headers: { 'Idempotency-Key': message.idempotencyKey },
        timeout: FILES_TIMEOUT_MS,
      }),
      invalidatesTags: changed,
    }),
    /** Marks messages as read, up to the id of the newest that was shown. */
    readMessages: build.mutation<Success & { data: Thread }, OfThread & { upTo: number }>({
      query: ({ upTo, ...thread }) => ({
        url: `${threadUrl(thread)}/messages/read`,
        method: 'POST',
        body: { up_to: upTo },
      }),
      invalidatesTags: changed,
    }),
    /** Asks the marketplace to decide. A refusal means that the displayed thread is outdated. */
    openDispute: build.mutation<Success & { data: Thread }, { orderId: number; reason: string }>({
      query: ({ orderId, reason }) => ({ url: `orders/${orderId}/dispute`, method: 'POST', body: { reason } }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetThreadQuery,
  useLazyGetThreadQuery,
  useListUnreadOrdersQuery,
  useSendThreadMessageMutation,
  useReadMessagesMutation,
  useOpenDisputeMutation,
} = messagesApi;
