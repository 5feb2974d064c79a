import { randomUUID } from 'node:crypto';
import type { Outbox } from '../../../../mail/outbox.ts';
import { localized } from '../../../../i18n/localized.ts';
import { toMailAddress, toMailLine } from '../../../../mail/templates/order-mail.ts';
import { toWire } from '../../../../money/money.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { toPercent } from '../../../money/vat/view.ts';
import { isCancelled, isSent, isUnderway, statusLabel, type StatusCode } from './status.ts';
import type { SoldLine, StatusRow } from './repository.ts';
import type { StatusNotes } from './texts.ts';

const vatOf = (lines: SoldLine[], { currency }: StatusRow) => {
  const byRate = new Map<number, number>();
  for (const { vat_bp: rate, vat } of lines) byRate.set(rate, (byRate.get(rate) ?? 0) + vat);
  return [...byRate].map(([rate, vat]) => ({ percent: toPercent(rate), vat: toWire(vat, currency) }));
};

/** Dates and address of a parcel on its way, and its tracking number once it is shipped. */
const deliveryOf = (row: StatusRow, status: StatusCode) => {
  const { vendor_id: vendorId, ship_by: shipBy, arrives_from: arrivesFrom, arrives_to: arrivesTo } = row;
  if (!isUnderway(status)) return {};
  return {
    promises: [{ vendorId, shipBy, arrivesFrom, arrivesTo }],
    address: toMailAddress(row.lang, row.shipping_address),
    ...(isSent(status) && { tracking_id: row.tracking_id, carrier: row.carrier, carrier_page: row.carrier_page }),
  };
};

const toPayload = (row: StatusRow, lines: SoldLine[], lang: Lang) => ({
  order_no: row.order_no,
  po_number: row.po_number,
  order_sub_no: row.order_sub_no,
  sub_order_id: row.id,
  currency: row.currency,
  parcels: [
    {
      vendor_id: row.vendor_id,
      company_name: localized(lang, row.company_name, row.company_name_ar),
      lines: lines.map((line) => toMailLine(lang, line, line.sub_total, row.currency)),
    },
  ],
  vat: vatOf(lines, row),
  shipping_cost: toWire(row.shipping_cost, row.currency),
  discount: toWire(row.discount, row.currency),
  total: toWire(row.total_amount, row.currency),
  customer_name: row.customer_name,
  is_guest: row.is_guest,
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
      store: { vendorId: row.vendor_id, permission: 'orders.read', topic: 'orders' },
      lang: row.vendor_lang,
      payload: toPayload(row, lines, row.vendor_lang),
      payloads: { en: toPayload(row, lines, 'en'), ar: toPayload(row, lines, 'ar') },
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
          ...toPayload(row, lines, row.lang),
          ...deliveryOf(row, to),
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
        payload: { ...toPayload(row, lines, row.lang), ...deliveryOf(row, row.status), tracking_information: tracking },
      }),

    /** Notifies the customer of the tracking number of a parcel on its way. */
    numberChanged: (row: StatusRow, lines: SoldLine[]) =>
      outbox.enqueue({
        eventId: `tracking-number:${randomUUID()}`,
        template: 'order-tracking',
        recipient: row.email,
        lang: row.lang,
        payload: { ...toPayload(row, lines, row.lang), ...deliveryOf(row, row.status) },
      }),

    /** Notifies the customer that the vendor declined to cancel, and why. */
    cancellationDeclined: (row: StatusRow, lines: SoldLine[], reason: string) =>
      outbox.enqueue({
        eventId: `cancel-declined:${row.id}:${row.cancel_requested_at}`,
        template: 'order-cancel-declined',
        recipient: row.email,
        lang: row.lang,
        payload: { ...toPayload(row, lines, row.lang), note: reason },
      }),

    /** Notifies the vendor of a cancellation. */
    cancelledByCustomer: (row: StatusRow, lines: SoldLine[], changeId: number) =>
      toVendor('order-cancelled-by-customer', `status:${changeId}`, row, lines),

    /** Asks the vendor to cancel. A new request after a declined one gets its own mail. */
    cancelRequested: (row: StatusRow, lines: SoldLine[], requestedAt: string) =>
      toVendor('order-cancel-requested', `cancel-request:${row.id}:${requestedAt}`, row, lines),
  };
};
