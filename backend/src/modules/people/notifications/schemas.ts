import { z } from 'zod';
import { REPORT_REASONS } from '../../../facts/reports.ts';
import { Currency, Moment, Money } from '../../../wire/schemas.ts';

const order = { order_sub_no: z.string(), customer: z.string().describe('Name of the customer') };
const sentBack = { return_no: z.string().describe('Number of the return'), ...order };
const identity = {
  name: z.string().describe('Requested English company name'),
  name_arabic: z.string().describe('Requested Arabic company name; may be empty'),
  reason: z.string().describe('Reason for declining it; empty if it was accepted'),
};
const payout = {
  payout_no: z.string().describe('Number of the payout'),
  currency: Currency,
  amount: Money.describe('Amount of the payout'),
  reason: z.string().describe('Reason why it failed or was returned; empty if it was paid'),
};
const bankAccount = {
  bank: z.string().describe('Name of the bank'),
  last: z.string().describe('Last four characters of the IBAN'),
  reason: z.string().describe('Reason for rejecting it; empty if it was verified'),
};
const licence = { name: z.string().describe('Name of the licence'), name_arabic: z.string() };
const category = {
  name: z.string().describe('Name of the category'),
  name_arabic: z.string(),
  licence: z.string().describe('Name of the licence that it needs'),
  licence_arabic: z.string().describe('The same in Arabic'),
  products: z.number().int().describe('Products of the vendor in the category'),
};
const product = { slug: z.string(), name: z.string(), name_arabic: z.string() };

/** Payload of each kind of notification, with names in both languages. The client writes the sentence. */
export const notificationPayloads = {
  order_placed: z.object({ ...order, total: Money.describe('Total of the order'), currency: Currency }),
  cancel_requested: z.object(order),
  order_cancelled: z.object(order),
  product_approved: z.object(product),
  product_unapproved: z.object(product),
  product_changes_accepted: z.object(product),
  product_changes_declined: z.object({
    ...product,
    reason: z.string().describe('Reason for declining the change'),
  }),
  low_stock: z.object({
    ...product,
    variant: z.string(),
    variant_arabic: z.string(),
    stock: z.number().int().describe('Units left'),
  }),
  mark_down_ended: z.object({
    ...product,
    lot_no: z.string().describe('Number of the batch that was marked down'),
    discount: z.number().int().describe('Discount of the product from now on, percent'),
  }),
  review_posted: z.object({
    ...product,
    author: z.string().describe('Name of the reviewer'),
    rating: z.number().int().nullable(),
  }),
  identity_accepted: z.object(identity),
  identity_declined: z.object(identity),
  return_asked: z.object(sentBack),
  return_late: z.object(sentBack),
  import_done: z.object({
    created: z.number().int().describe('Number of new products'),
    updated: z.number().int().describe('Number of changed products'),
  }),
  payout_sent: z.object(payout),
  payout_failed: z.object(payout),
  statement_ready: z.object({
    statement_no: z.string().describe('Number of the statement'),
    month: z.string().describe('Month, YYYY-MM'),
    currency: Currency,
    closing: z.number().describe('Closing balance; if negative, the vendor owes it'),
  }),
  report_decided: z.object({
    slug: z.string().nullable().describe('Slug of the product; null: the store was reported'),
    name: z.string().describe('Name of the product or the store'),
    name_arabic: z.string(),
    reason: z.enum(REPORT_REASONS).describe('Reason of the report'),
    text: z.string().describe('Text of the report; its author stays anonymous'),
    acted: z.boolean().describe('True if something was done'),
  }),
  bank_account_verified: z.object(bankAccount),
  bank_account_rejected: z.object(bankAccount),
  licence_expiring: z.object({ ...licence, expires_on: z.iso.date().describe('Last day') }),
  licence_decided: z.object({
    ...licence,
    outcome: z.enum(['accepted', 'refused', 'revoked']).describe('revoked: an accepted one no longer counts'),
    reason: z.string().describe('Reason of the decision; may be empty'),
  }),
  category_paused: z.object(category),
  category_resumed: z.object(category),
} as const;

export type NotificationKind = keyof typeof notificationPayloads;
export type NotificationPayload<Kind extends NotificationKind> = z.infer<(typeof notificationPayloads)[Kind]>;

const shapeOf = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({
    id: z.number().int(),
    kind: z.literal(kind).describe('Kind of event; determines the shape of `payload`'),
    payload: notificationPayloads[kind].describe('Data of the event'),
    href: z.string().describe('Page in the vendor’s area'),
    read_at: Moment.nullable().describe('Time at which it was marked as read; null before'),
    created_at: Moment,
  });

export const VendorNotification = z
  .discriminatedUnion('kind', [
    shapeOf('order_placed'),
    shapeOf('cancel_requested'),
    shapeOf('order_cancelled'),
    shapeOf('product_approved'),
    shapeOf('product_unapproved'),
    shapeOf('product_changes_accepted'),
    shapeOf('product_changes_declined'),
    shapeOf('low_stock'),
    shapeOf('mark_down_ended'),
    shapeOf('review_posted'),
    shapeOf('return_asked'),
    shapeOf('return_late'),
    shapeOf('import_done'),
    shapeOf('identity_accepted'),
    shapeOf('identity_declined'),
    shapeOf('payout_sent'),
    shapeOf('payout_failed'),
    shapeOf('statement_ready'),
    shapeOf('report_decided'),
    shapeOf('bank_account_verified'),
    shapeOf('bank_account_rejected'),
    shapeOf('licence_expiring'),
    shapeOf('licence_decided'),
    shapeOf('category_paused'),
    shapeOf('category_resumed'),
  ])
  .meta({
    id: 'VendorNotification',
    description: "A notification for a vendor. `href`: its page in the vendor's area.",
  });
