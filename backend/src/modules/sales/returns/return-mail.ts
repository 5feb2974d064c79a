import type { Outbox } from '../../../mail/outbox.ts';
import { toWire } from '../../../money/money.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { LockedReturn } from './repository.ts';

type News =
  | 'return-asked'
  | 'return-approved'
  | 'return-declined'
  | 'return-received'
  | 'return-refunded'
  | 'return-expired';

/** Document issued with the refund, which the customer finds on the order page. */
const paperOf = (row: LockedReturn, template: News): 'credit_note' | null =>
  template === 'return-refunded' && row.is_invoiced && row.refund_total > 0 ? 'credit_note' : null;

const payloadOf = (row: LockedReturn, note: string) => ({
  return_no: row.return_no,
  order_sub_no: row.order_sub_no,
  currency: row.currency,
  refund: toWire(row.refund_total + row.goodwill, row.currency),
  company_name: row.company_name,
  customer_name: row.customer_name,
  keep_goods: row.keep_goods,
  note,
});

/** Mails about the progress of a return, queued in the transaction of the change. */
export const createReturnMail = (outbox: Outbox) => ({
  /** @param note text by the vendor or admin */
  toCustomer: (row: LockedReturn, template: News, note = '') =>
    outbox.enqueue({
      eventId: `return:${row.return_no}:${row.version}`,
      ...{ template, recipient: row.email, lang: row.lang },
      payload: { ...payloadOf(row, note), is_guest: row.is_guest, paper: paperOf(row, template) },
    }),

  /**
   * Not sent to a vendor who is gone: they must not read a customer's name, and the address may belong to someone else
   * by now.
   */
  async toVendor(
    row: LockedReturn,
    template: 'return-asked-of-vendor' | 'return-late' | 'return-overruled',
    note = '',
  ): Promise<void> {
    if (row.is_vendor_gone) return;
    await outbox.enqueue({
      eventId: `return:${row.return_no}:${row.version}`,
      ...{ template, recipient: row.vendor_email, lang: row.vendor_lang, payload: payloadOf(row, note) },
      store: {
        ...{ vendorId: row.vendor_id, permission: 'orders.read' },
        // A decision against the vendor reaches everyone, as disputes do.
        ...(template !== 'return-overruled' && { topic: 'returns' }),
      },
    });
  },

  /** Admins can step in when a vendor is late. */
  async toAdmins(row: LockedReturn, admins: readonly { email: string; lang: Lang }[]): Promise<void> {
    for (const { email: recipient, lang } of admins)
      await outbox.enqueue({
        eventId: `return:${row.return_no}:${row.version}`,
        ...{ template: 'return-late-for-admin', recipient, lang, payload: payloadOf(row, '') },
      });
  },
});
