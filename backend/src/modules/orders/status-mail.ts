import type { Outbox } from '../../mail/outbox.ts';
import { toWire } from '../../money/money.ts';
import { isCancelled, isSent, statusLabel, type StatusCode } from './status.ts';
import { soldName, type SoldLine, type StatusRow } from './status-repository.ts';
import type { StatusNotes } from './texts.ts';

const toPayload = (row: StatusRow, lines: SoldLine[]) => ({
  order_no: row.order_no,
  order_sub_no: row.order_sub_no,
  currency: row.currency,
  lines: lines.map((line) => ({
    ...soldName(line),
    quantity: line.quantity,
    sub_total: toWire(line.sub_total, row.currency),
  })),
  shipping_cost: toWire(row.shipping_cost, row.currency),
  discount: toWire(row.discount, row.currency),
  total: toWire(row.total_amount, row.currency),
  company_name: row.company_name,
  customer_name: row.customer_name,
});

/** The paper that is issued with a change of status, which the customer finds with his order. */
const paperOf = ({ invoice, status }: StatusRow, to: StatusCode): 'invoice' | 'credit_note' | null => {
  if (invoice === 'none') return null;
  if (isSent(to) && !isSent(status)) return 'invoice';
  return invoice === 'issued' && isCancelled(to) && isSent(status) ? 'credit_note' : null;
};

/** The mails of an order on its way, written with the change that they tell of. */
export const createStatusMail = (outbox: Outbox) => {
  const toVendor = (template: string, eventId: string, row: StatusRow, lines: SoldLine[]) =>
    outbox.enqueue({
      eventId,
      template,
      recipient: row.vendor_email,
      lang: row.vendor_lang,
      payload: toPayload(row, lines),
    });

  return {
    /** Tells the customer of a new status. */
    statusChanged: (row: StatusRow, to: StatusCode, lines: SoldLine[], notes: StatusNotes, changeId: number) =>
      outbox.enqueue({
        eventId: `status:${changeId}`,
        template: 'order-status',
        recipient: row.email,
        lang: row.lang,
        payload: {
          ...toPayload(row, lines),
          status: statusLabel(to),
          note: notes.cancellation_reason ?? notes.note,
          tracking_information: notes.tracking_information,
          paper: paperOf(row, to),
        },
      }),

    /** Tells the customer what is known of the parcel now, or that what was known no longer holds. */
    trackingChanged: (row: StatusRow, lines: SoldLine[], tracking: string, changeId: number) =>
      outbox.enqueue({
        eventId: `tracking:${changeId}`,
        template: tracking === '' ? 'order-tracking-removed' : 'order-tracking',
        recipient: row.email,
        lang: row.lang,
        payload: { ...toPayload(row, lines), tracking_information: tracking },
      }),

    /** Tells the customer that the vendor goes on with the order, and why. */
    cancellationDeclined: (row: StatusRow, lines: SoldLine[], reason: string) =>
      outbox.enqueue({
        eventId: `cancel-declined:${row.id}:${row.cancel_requested_at}`,
        template: 'order-cancel-declined',
        recipient: row.email,
        lang: row.lang,
        payload: { ...toPayload(row, lines), note: reason },
      }),

    /** Tells the vendor that there is nothing to pack any more. */
    cancelledByCustomer: (row: StatusRow, lines: SoldLine[], changeId: number) =>
      toVendor('order-cancelled-by-customer', `status:${changeId}`, row, lines),

    /** Asks the vendor to cancel. A request after a declined one is a mail of its own. */
    cancelRequested: (row: StatusRow, lines: SoldLine[], requestedAt: string) =>
      toVendor('order-cancel-requested', `cancel-request:${row.id}:${requestedAt}`, row, lines),
  };
};
