import type { Outbox } from '../../mail/outbox.ts';
import { toWire } from '../../money/money.ts';
import type { Lang } from '../../wire/schemas.ts';
import type { LockedReturn } from './repository.ts';

type News =
  | 'return-asked'
  | 'return-approved'
  | 'return-declined'
  | 'return-received'
  | 'return-refunded'
  | 'return-expired';

/** The paper that is issued with what comes back, which the customer finds with the order. */
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

/** The mails of a return on its way, written with the change that they tell of. */
export const createReturnMail = (outbox: Outbox) => ({
  /** @param note what the vendor or the admin has written */
  toCustomer: (row: LockedReturn, template: News, note = '') =>
    outbox.enqueue({
      eventId: `return:${row.return_no}:${row.version}`,
      ...{ template, recipient: row.email, lang: row.lang },
      payload: { ...payloadOf(row, note), paper: paperOf(row, template) },
    }),

  /** Nothing for who is gone: the name of a customer is not theirs to read, and the address may be another's by now. */
  async toVendor(
    row: LockedReturn,
    template: 'return-asked-of-vendor' | 'return-late' | 'return-overruled',
    note = '',
  ): Promise<void> {
    if (row.is_vendor_gone) return;
    await outbox.enqueue({
      eventId: `return:${row.return_no}:${row.version}`,
      ...{ template, recipient: row.vendor_email, lang: row.vendor_lang, payload: payloadOf(row, note) },
    });
  },

  /** The admins may step in where a vendor lets somebody wait. */
  async toAdmins(row: LockedReturn, admins: readonly { email: string; lang: Lang }[]): Promise<void> {
    for (const { email: recipient, lang } of admins)
      await outbox.enqueue({
        eventId: `return:${row.return_no}:${row.version}`,
        ...{ template: 'return-late-for-admin', recipient, lang, payload: payloadOf(row, '') },
      });
  },
});
