import { z } from 'zod';
import { Currency, Moment, Money } from '../../schemas.ts';

const order = { order_sub_no: z.string(), customer: z.string() };
const identity = { name: z.string(), name_arabic: z.string(), reason: z.string() };
const product = { slug: z.string(), name: z.string(), name_arabic: z.string() };

/** What each kind of notification tells, names in both languages: the sentence is the reader's to make. */
export const notificationPayloads = {
  order_placed: z.object({ ...order, total: Money, currency: Currency }),
  cancel_requested: z.object(order),
  order_cancelled: z.object(order),
  product_approved: z.object(product),
  product_unapproved: z.object(product),
  low_stock: z.object({ ...product, variant: z.string(), variant_arabic: z.string(), stock: z.number().int() }),
  review_posted: z.object({ ...product, author: z.string(), rating: z.number().int().nullable() }),
  identity_accepted: z.object(identity),
  identity_declined: z.object(identity),
  import_done: z.object({ created: z.number().int(), updated: z.number().int() }),
} as const;

export type NotificationKind = keyof typeof notificationPayloads;
export type NotificationPayload<Kind extends NotificationKind> = z.infer<(typeof notificationPayloads)[Kind]>;

const shapeOf = <Kind extends NotificationKind>(kind: Kind) =>
  z.object({
    id: z.number().int(),
    kind: z.literal(kind),
    payload: notificationPayloads[kind],
    href: z.string(),
    read_at: Moment.nullable(),
    created_at: Moment,
  });

/** Something that has happened to a vendor. `href`: where it is seen in the vendor's area. */
export const VendorNotification = z
  .discriminatedUnion('kind', [
    shapeOf('order_placed'),
    shapeOf('cancel_requested'),
    shapeOf('order_cancelled'),
    shapeOf('product_approved'),
    shapeOf('product_unapproved'),
    shapeOf('low_stock'),
    shapeOf('review_posted'),
    shapeOf('import_done'),
    shapeOf('identity_accepted'),
    shapeOf('identity_declined'),
  ])
  .meta({ id: 'VendorNotification' });
