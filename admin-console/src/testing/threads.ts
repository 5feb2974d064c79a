import type { AdminThread, ThreadMessage } from '@balsam/shared-api';
import { metaOf, ok } from '@balsam/shared-api/testing';

/** A disputed conversation that nobody of the platform has opened. */
export const aThread = (changes: Partial<AdminThread> = {}): AdminThread => ({
  ...{ id: 3, order_sub_no: 'BLS-AAAAAAAAA1-1', customer: 'Sara Haddad', messages: 2, waits_for: 'platform' },
  vendor: { id: 9, company_name: 'Acme Medical', company_name_arabic: '' },
  ...{ disputed_at: '2026-11-29T09:00:00.000Z', resolved_at: null, has_joined: false },
  ...{ updated_at: '2026-11-29T09:00:00.000Z', ...changes },
});

export const aMessage = (changes: Partial<ThreadMessage>): ThreadMessage => ({
  ...{ id: 1, side: 'buyer', kind: 'message', author: 'Sara Haddad', body: 'It is broken.' },
  ...{ leads_off_site: false, files: [], created_at: '2026-11-29T09:00:00.000Z' },
  ...changes,
});

/** Response to the opening of a conversation. */
export const opened = (messages: ThreadMessage[], resolved_at: string | null = null) =>
  ok({
    data: {
      thread: {
        ...{ id: 3, order_id: 7, order_sub_no: 'BLS-AAAAAAAAA1-1', state: 'open', closes_at: null },
        ...{ waits_for: 'platform', waits_since: null, disputed_at: '2026-11-29T09:00:00.000Z', resolved_at },
        ...{ may_dispute: false, has_joined: resolved_at === null, unread: 0 },
        updated_at: '2026-11-29T09:05:00.000Z',
      },
      messages,
      has_more: false,
    },
  });

/** Response with a page of conversations. */
export const threadList = (threads: AdminThread[]) => ok({ data: { threads, meta: metaOf(threads) } });
