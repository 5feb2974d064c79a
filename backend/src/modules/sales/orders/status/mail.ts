import type { Outbox } from '../../../../mail/outbox.ts';
import { toWire } from '../../../../money/money.ts';
import { isCancelled, isSent, statusLabel, type StatusCode } from './status.ts';
import { soldName, type SoldLine, type StatusRow } from './repository.ts';
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

/** Document issued with a status change, which the customer finds on the order page. */
const paperOf = ({ invoice, status }: StatusRow, to: StatusCode): 'invoice' | 'credit_note' | null => {
  if (invoice === 'none') return null;
  if (isSent(to) && !isSent(status)) return 'invoice';
  return invoice === 'issued' && isCancelled(to) && isSent(status) ? 'credit_note' : null;
};

/** Mails about the progress of an order, queued in the transaction of the change. */
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
    /** Notifies the customer of a new status. */
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

    /** Notifies the customer of a new tracking text, or of its removal. */
    trackingChanged: (row: StatusRow, lines: SoldLine[], tracking: string, changeId: number) =>
      outbox.enqueue({
        eventId: `tracking:${changeId}`,
        template: tracking === '' ? 'order-tracking-removed' : 'order-tracking',
        recipient: row.email,
        lang: row.lang,
        payload: { ...toPayload(row, lines), tracking_information: tracking },
      }),

    /** Notifies the customer that the vendor declined to cancel, and why. */
    cancellationDeclined: (row: StatusRow, lines: SoldLine[], reason: string) =>
      outbox.enqueue({
        eventId: `cancel-declined:${row.id}:${row.cancel_requested_at}`,
        template: 'order-cancel-declined',
        recipient: row.email,
        lang: row.lang,
        payload: { ...toPayload(row, lines), note: reason },
      }),

    /** Notifies the vendor of a cancellation. */
    cancelledByCustomer: (row: StatusRow, lines: SoldLine[], changeId: number) =>
      toVendor('order-cancelled-by-customer', `status:${changeId}`, row, lines),

    /** Asks the vendor to cancel. A new request after a declined one gets its own mail. */
    cancelRequested: (row: StatusRow, lines: SoldLine[], requestedAt: string) =>
      toVendor('order-cancel-requested', `cancel-request:${row.id}:${requestedAt}`, row, lines),
  };
};
