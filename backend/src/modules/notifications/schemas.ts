import { z } from 'zod';
import { Currency, Moment, Money } from '../../wire/schemas.ts';

const order = { order_sub_no: z.string(), customer: z.string().describe('Name of the customer') };
const sentBack = { return_no: z.string().describe('Number of the return'), ...order };
const identity = {
  name: z.string().describe('The English company name that was asked for'),
  name_arabic: z.string().describe('The Arabic company name that was asked for; may be empty'),
  reason: z.string().describe('Why the admin declined it; empty when he accepted it'),
};
const payout = {
  payout_no: z.string().describe('Number of the payout'),
  currency: Currency,
  amount: Money.describe('What was to be paid'),
  reason: z.string().describe('Why it was not paid, or came back; empty where it was paid'),
};
const bankAccount = {
  bank: z.string().describe('Name of the bank'),
  last: z.string().describe('The last four characters of the IBAN'),
  reason: z.string().describe('Why an admin rejected it; empty when he verified it'),
};
const product = { slug: z.string(), name: z.string(), name_arabic: z.string() };

/** What each kind of notification tells, names in both languages: the sentence is the reader's to make. */
export const notificationPayloads = {
  order_placed: z.object({ ...order, total: Money.describe('What the order comes to'), currency: Currency }),
  cancel_requested: z.object(order),
  order_cancelled: z.object(order),
  product_approved: z.object(product),
  product_unapproved: z.object(product),
  product_changes_accepted: z.object(product),
  product_changes_declined: z.object({
    ...product,
    reason: z.string().describe('Why the admin declined what was to be changed'),
  }),
  low_stock: z.object({
    ...product,
    variant: z.string(),
    variant_arabic: z.string(),
    stock: z.number().int().describe('How many units are left'),
  }),
  review_posted: z.object({
    ...product,
    author: z.string().describe('Who wrote it'),
    rating: z.number().int().nullable(),
  }),
  identity_accepted: z.object(identity),
  identity_declined: z.object(identity),
  return_asked: z.object(sentBack),
  return_late: z.object(sentBack),
  import_done: z.object({
    created: z.number().int().describe('How many products are new'),
    updated: z.number().int().describe('How many products were changed'),
  }),
  payout_sent: z.object(payout),
  payout_failed: z.object(payout),
  statement_ready: z.object({
    statement_no: z.string().describe('Number of the statement'),
    month: z.string().describe('Its month: YYYY-MM'),
    currency: Currency,
    closing: z.number().describe('The balance after it; below zero, the vendor owes it'),
  }),
  bank_account_verified: z.object(bankAccount),
  bank_account_rejected: z.object(bankAccount),
} as const;

export type NotificationKind = keyof typeof notificationPayloads;
export type NotificationPayload<Kind extends NotificationKind> = z.infer<(typeof notificationPayloads)[Kind]>;

const shapeOf = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({
    id: z.number().int(),
    kind: z.literal(kind).describe('What has happened; says what `payload` holds'),
    payload: notificationPayloads[kind].describe('What a sentence about it needs'),
    href: z.string().describe('Where it is seen in the vendor’s area'),
    read_at: Moment.nullable().describe('When it was marked as read; null before'),
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
    shapeOf('review_posted'),
    shapeOf('return_asked'),
    shapeOf('return_late'),
    shapeOf('import_done'),
    shapeOf('identity_accepted'),
    shapeOf('identity_declined'),
    shapeOf('payout_sent'),
    shapeOf('payout_failed'),
    shapeOf('statement_ready'),
    shapeOf('bank_account_verified'),
    shapeOf('bank_account_rejected'),
  ])
  .meta({
    id: 'VendorNotification',
    description: "Something that has happened to a vendor. `href`: where it is seen in the vendor's area.",
  });
