import { z } from 'zod';
import { Currency, Money } from './schemas.ts';

interface ErrorEntry {
  readonly status: number;
  /** For developers of clients: when it happens and what to do then. */
  readonly means: string;
  /** The shape of `data` in the answer; a code without one carries none. */
  readonly data?: z.ZodType;
}

const ProductId = z.number().int().describe('The product');
const AvailableStock = z.number().int().describe('How many units could be had at this moment; 0 when none');

const ShortLine = z
  .object({
    product_id: ProductId,
    variant_id: z.number().int().nullable().describe('The variant; null for a product without variants'),
    name: z.string().describe('The product’s English name'),
    name_arabic: z.string().describe('Its Arabic name; the English one where there is none'),
    available_stock: AvailableStock,
  })
  .meta({ id: 'ShortLine', description: 'A product that is not there in the quantity asked for' });

const ShortLines = z
  .object({
    lines: z.array(ShortLine).describe('Every product that stands in the way, so that all can be shown at once'),
  })
  .meta({ id: 'ShortLines', description: 'What cannot be had' });

const AvailableUnits = z
  .object({ available_stock: AvailableStock })
  .meta({ id: 'AvailableUnits', description: 'How many units of the product or variant are left' });

const NewTotals = z
  .object({
    currency: Currency.describe('The currency of these amounts'),
    sub_total: Money.describe('The goods'),
    discount: Money.describe('What a coupon takes off the goods'),
    shipping_cost: Money.describe('Shipping of all vendors'),
    grand_total: Money.describe('What the customer would pay now'),
  })
  .meta({ id: 'NewTotals', description: 'What the order would come to now, to be shown before it is placed again' });

const MissingAmount = z
  .object({
    currency: Currency.describe('The currency of these amounts'),
    minimum: Money.describe('What the goods that the coupon covers must come to'),
    missing: Money.describe('How much of that is missing'),
  })
  .meta({ id: 'MissingAmount', description: 'What is missing until the coupon holds' });

const general = {
  malformed_request: { status: 400, means: 'The body is no JSON or no complete form, or the address cannot be read.' },
  unauthenticated: { status: 401, means: 'No token, or one that has ended: sign in and repeat.' },
  forbidden: { status: 403, means: 'Signed in, but with another role than this operation is for.' },
  not_found: { status: 404, means: 'It does not exist, or it is somebody else’s: both are answered alike.' },
  conflict: {
    status: 409,
    means: 'Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.',
  },
  payload_too_large: {
    status: 413,
    means: 'JSON over 100 KB, a form over 8 MB (an import 32 MB), or a document over 5 MB; `errors` may name the file.',
  },
  unsupported_media_type: { status: 415, means: 'A Content-Type that this operation does not list.' },
  validation: {
    status: 422,
    means:
      'A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.',
  },
  idempotency_key_reused: {
    status: 422,
    means: 'The Idempotency-Key was used by the same person for another body of the same operation: take a new one.',
  },
  rate_limited: { status: 429, means: 'Too many requests: wait as many seconds as Retry-After says.' },
  internal: { status: 500, means: 'A failure of the server, which it has written down under X-Request-Id.' },
  unavailable: {
    status: 503,
    means:
      'The server or its database is busy or restarting: repeat after Retry-After seconds, a POST with its Idempotency-Key.',
  },
} as const satisfies Record<string, ErrorEntry>;

const accounts = {
  bad_credentials: { status: 401, means: 'No such address, or another password; which of the two is not told.' },
  not_a_vendor: { status: 403, means: 'The form of the vendors was used by somebody who is none.' },
  not_an_admin: { status: 403, means: 'The form of the admins was used by somebody who is none.' },
  vendor_inactive: { status: 403, means: 'The vendor waits for the admin, or was stopped by him.' },
  vendor_refused: { status: 403, means: 'The vendor was rejected or removed.' },
  vendor_rejected: { status: 403, means: 'The vendor was rejected; `message` ends with the admin’s remarks.' },
  reset_link_dead: { status: 422, means: 'The reset link was used, replaced by a newer one, or is too old.' },
} as const satisfies Record<string, ErrorEntry>;

const sales = {
  not_enough_stock: { status: 422, means: 'Fewer units are left than the cart line would hold.', data: AvailableUnits },
  cart_empty: { status: 422, means: 'Nothing is in the cart.' },
  no_longer_sold: {
    status: 422,
    means: 'Something in the cart has left the shop: remove these lines.',
    data: ShortLines,
  },
  out_of_stock: {
    status: 422,
    means: 'Of something in the cart there is too little: nothing was ordered, lower these lines.',
    data: ShortLines,
  },
  not_delivered: { status: 422, means: 'A vendor in the cart does not ship to where the order goes.' },
  cash_refused: { status: 422, means: 'A vendor in the cart does not take cash on delivery.' },
  billing_missing: { status: 422, means: 'No `billing` was sent and the customer has stored no address.' },
  checkout_not_found: { status: 404, means: 'The checkout is not the customer’s, or a newer one has replaced it.' },
  checkout_changed: {
    status: 409,
    means:
      'Cart, price, shipping, currency or coupon is not what the checkout showed: show the new sums, open the checkout again.',
    data: NewTotals,
  },
  coupon_unknown: { status: 422, means: 'No coupon has this code, or it was switched off.' },
  coupon_not_for_you: { status: 422, means: 'The coupon was given to another e-mail address.' },
  coupon_not_started: { status: 422, means: 'The coupon does not hold yet.' },
  coupon_expired: { status: 422, means: 'The coupon does not hold any more.' },
  coupon_used_up: { status: 422, means: 'The coupon was redeemed as often as it may be.' },
  coupon_used_by_you: { status: 422, means: 'This customer has redeemed the coupon as often as one may.' },
  coupon_other_seller: { status: 422, means: 'The coupon is for a vendor of whom nothing is in the cart.' },
  coupon_minimum: { status: 422, means: 'The goods that the coupon covers come to too little.', data: MissingAmount },
} as const satisfies Record<string, ErrorEntry>;

const orders = {
  order_not_found: { status: 404, means: 'No order has this number together with this e-mail address.' },
  order_not_cancellable: { status: 422, means: 'The order is shipped, completed or cancelled.' },
  order_out_of_stock: {
    status: 422,
    means: 'A cancelled order cannot come back: its goods have been sold meanwhile. It stays as it is.',
    data: ShortLines,
  },
  cancellation_declined: { status: 409, means: 'The vendor has said no to an earlier wish to cancel.' },
  cancellation_not_asked: { status: 409, means: 'No wish of the customer is waiting for an answer.' },
  pickup_scheduled: { status: 409, means: 'The carrier has been asked to come already.' },
  pickup_not_scheduled: { status: 409, means: 'No carrier has been asked to come.' },
  pickup_too_late: { status: 409, means: 'The order is completed or cancelled: there is nothing to pick up.' },
  carrier_refused: { status: 502, means: 'The carrier said no; `message` has his reason. Nothing has changed.' },
  carrier_silent: { status: 502, means: 'The carrier did not answer. Nothing has changed: repeat in a few minutes.' },
  carrier_unknown: { status: 502, means: 'The shop has no account any more with the carrier who was asked to come.' },
} as const satisfies Record<string, ErrorEntry>;

const reviews = {
  review_closed: { status: 422, means: 'The vendor takes no reviews at the moment.' },
  review_not_owned: {
    status: 422,
    means: 'The vendor takes reviews of customers with a completed order of the product.',
  },
  review_exists: { status: 409, means: 'The customer has reviewed this product: change that review.' },
  review_hidden: { status: 422, means: 'The admin has hidden the review, which cannot be changed any more.' },
} as const satisfies Record<string, ErrorEntry>;

const backOffice = {
  product_changed: { status: 409, means: 'The product was saved after `updated_at_seen`: read it again first.' },
  settings_changed: { status: 409, means: 'The settings were saved after `updated_at_seen`: read them again first.' },
  category_in_use: { status: 422, means: 'Products are in the category; `message` says how many.' },
  coupon_used: { status: 422, means: 'Orders have used the coupon: switch it off instead.' },
  coupon_given: { status: 422, means: 'The newsletter has given the coupon to a reader: switch it off instead.' },
  vendor_has_orders: { status: 422, means: 'Orders of the vendor are underway; `message` says how many.' },
  place_in_use: { status: 422, means: 'Addresses, vendors, zones or orders name the place: unlist it instead.' },
  last_place: { status: 422, means: 'It is the last city that customers can choose.' },
} as const satisfies Record<string, ErrorEntry>;

/** Every `code` that an answer of the API may carry. A route names those of its own in `config.errors`. */
export const errorCodes = { ...general, ...accounts, ...sales, ...orders, ...reviews, ...backOffice };

export type ErrorCode = keyof typeof errorCodes;

/** What stands behind a code. */
export const errorEntry = (code: ErrorCode): ErrorEntry => errorCodes[code];
