import type { z } from 'zod';
import { AvailableUnits, MissingAmount, NewTotals, OpenPayment, RemittedParts, ShortLines } from './error-data.ts';
import { PayoutPreview } from './payout-preview.ts';
import { RefundsDue } from './refunds-due.ts';

interface ErrorEntry {
  readonly status: number;
  /** For developers of clients: when it happens and what to do then. */
  readonly means: string;
  /** The shape of `data` in the answer; a code without one carries none. */
  readonly data?: z.ZodType;
}

const general = {
  malformed_request: {
    status: 400,
    means: 'The body is no JSON or no complete form, the address cannot be read, or `Host` is sent twice.',
  },
  unauthenticated: { status: 401, means: 'No token, or one that has ended: sign in and repeat.' },
  forbidden: { status: 403, means: 'Signed in, but with another role than this operation is for.' },
  not_found: { status: 404, means: 'It does not exist, or it is somebody else’s: both are answered alike.' },
  conflict: {
    status: 409,
    means: 'Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.',
  },
  request_timeout: {
    status: 408,
    means: 'The request did not arrive within 30 seconds; `message` is English in any language.',
  },
  payload_too_large: {
    status: 413,
    means:
      'JSON over 100 KB, a form over 8 MB (an import or a return 32 MB), or a document over 5 MB; `errors` may name the file.',
  },
  unsupported_media_type: { status: 415, means: 'A Content-Type that this operation does not list.' },
  validation: {
    status: 422,
    means:
      'A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.',
  },
  idempotency_key_reused: {
    status: 422,
    means: 'The Idempotency-Key was used by the same sender for another body of the same operation: use a new one.',
  },
  idempotency_keys_used: {
    status: 429,
    means:
      'The sender has used too many Idempotency-Keys in two days: nothing was done. Retry after Retry-After seconds, or send the request without a key.',
  },
  response_not_stored: {
    status: 409,
    means:
      'The request with this Idempotency-Key succeeded before, but its response was too large to store: read the current state instead.',
  },
  rate_limited: { status: 429, means: 'Too many requests: wait as many seconds as Retry-After says.' },
  internal: { status: 500, means: 'A failure of the server, which it has written down under X-Request-Id.' },
  unavailable: {
    status: 503,
    means:
      'The server or its database is busy or restarting: repeat after Retry-After seconds, a POST with its Idempotency-Key.',
  },
  overloaded: {
    status: 503,
    means:
      'More is asked for than the server can answer in time, so it has not begun: repeat after Retry-After seconds. What nobody waits for is refused first, buying last.',
  },
  upload_quota_used: {
    status: 429,
    means: 'More than 512 MB of this person’s uploads of the last 24 hours are stored: go on later.',
  },
  storage_full: { status: 503, means: 'The server has no room for files at the moment: send the form again later.' },
} as const satisfies Record<string, ErrorEntry>;

const accounts = {
  bad_credentials: { status: 401, means: 'No such address, or another password; which of the two is not told.' },
  not_a_vendor: { status: 403, means: 'The form of the vendors was used by somebody who is none.' },
  not_an_admin: { status: 403, means: 'The form of the admins was used by somebody who is none.' },
  account_blocked: { status: 403, means: 'The admin has shut the customer out; `message` has the reason.' },
  vendor_inactive: {
    status: 403,
    means: 'The vendor waits for the admin, or was stopped by him while the token still held.',
  },
  vendor_stopped: { status: 403, means: 'The vendor was active before, and was stopped by the admin.' },
  vendor_refused: { status: 403, means: 'The vendor was rejected or removed.' },
  vendor_rejected: { status: 403, means: 'The vendor was rejected; `message` ends with the admin’s remarks.' },
  too_many_sign_ins: {
    status: 429,
    means:
      'More than 20 attempts to sign in to this account in 15 minutes, and 3 more from this address: the right password is refused too until Retry-After, or until a new one is set by mail.',
  },
  reset_link_dead: { status: 422, means: 'The reset link was used, replaced by a newer one, or is too old.' },
  invitation_dead: { status: 404, means: 'The invitation was followed, withdrawn, sent anew, or is too old.' },
  invitation_taken: {
    status: 422,
    means: 'The invited address has an account as a customer or vendor by now: have another one invited.',
  },
  admin_self: { status: 422, means: 'Nobody removes the own account: another admin can.' },
  postal_code_invalid: { status: 422, means: 'The country writes its postal codes in another form.' },
  place_unknown: { status: 422, means: 'No carrier knows this country, state or city; `errors` says which of them.' },
} as const satisfies Record<string, ErrorEntry>;

const sales = {
  not_enough_stock: { status: 422, means: 'Fewer units are left than the cart line would hold.', data: AvailableUnits },
  seller_not_delivering: { status: 422, means: 'The vendor does not ship to the customer’s country.' },
  seller_not_payable: { status: 422, means: 'The vendor takes no payment at the moment.' },
  cart_full: { status: 422, means: 'The cart has 500 lines: those can grow, a new one needs the place of another.' },
  wishlist_full: { status: 422, means: 'The customer remembers 500 products: one has to be forgotten for a new one.' },
  stock_alert_in_stock: { status: 409, means: 'It can be bought now: there is nothing to wait for.' },
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
  card_unavailable: {
    status: 422,
    means: 'No payment provider is configured, or it does not answer: offer another method.',
  },
  nothing_to_charge: {
    status: 422,
    means: 'The order costs nothing, so no card can be charged: offer another method.',
  },
  payment_in_progress: {
    status: 409,
    means: 'The customer is paying for another order, which holds its goods: go on with that one or abandon it.',
    data: OpenPayment,
  },
  payment_over: { status: 409, means: 'The order was not paid in time or was abandoned: open the checkout again.' },
  event_not_dead: { status: 409, means: 'The event was worked on, or will be: there is nothing to try again.' },
  finding_settled: { status: 409, means: 'Somebody has settled the finding before.' },
  capture_unknown: {
    status: 502,
    means: 'The payment provider did not answer: what the card holds may have been taken. It is asked again.',
  },
  payment_unknown: {
    status: 502,
    means: 'The payment provider did not answer: how the payment went is not known yet.',
  },
  provider_silent: { status: 502, means: 'The payment provider did not answer. Nothing was charged: try again.' },
  billing_missing: { status: 422, means: 'No `billing` was sent and the customer has stored no address.' },
  checkout_not_found: { status: 404, means: 'The checkout is not the customer’s, or a newer one has replaced it.' },
  checkout_changed: {
    status: 409,
    means:
      'Cart, price, shipping, currency, coupon or rate of tax is not what the checkout showed: show the new sums, open the checkout again.',
    data: NewTotals,
  },
  coupon_unknown: { status: 422, means: 'No coupon has this code, or it was switched off.' },
  coupon_not_for_you: { status: 422, means: 'The coupon was given to another e-mail address.' },
  coupon_first_order: { status: 422, means: 'The coupon is for a first order, and the customer has had one.' },
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
  order_has_return: {
    status: 409,
    means: 'Goods of the order are on their way back, or have come back: its status stays.',
  },
  capture_refused: {
    status: 409,
    means:
      'The card did not pay what the order costs: it stays confirmed, and its customer was told. Try again, or cancel it.',
  },
  order_refunded: {
    status: 409,
    means:
      'The customer has got the money back, or the provider of the card was asked for it: the order stays cancelled.',
  },
  return_decided: {
    status: 409,
    means: 'The return has gone on meanwhile, and is where this cannot be done any more or not yet: read it again.',
  },
  changed_meanwhile: {
    status: 409,
    means:
      'The state named by `updated_at_seen`, `status_seen` or `version` is outdated: `message` says so. Nothing has changed: read it again first.',
  },
  cancellation_waits: {
    status: 409,
    means: 'The customer has asked to cancel the order: accept or decline the request first.',
  },
  refund_by_card: {
    status: 409,
    means: 'The payment provider gives it back to the card: there is nothing to transfer.',
  },
  refund_account_known: {
    status: 409,
    means: 'The refund has an account, and may be on its way there: only one that the bank has refused is replaced.',
  },
  refund_paid: { status: 409, means: 'The refund was paid before, by another reference.' },
  use_cancel_with_refund: {
    status: 409,
    means: 'The order was completed, so its customer has paid: set `Cancel With Refund` instead.',
  },
  order_remitted: {
    status: 409,
    means: 'The carrier has handed over the customer’s cash: set `Cancel With Refund` instead.',
  },
  order_out_of_stock: {
    status: 422,
    means: 'A cancelled order cannot come back: its goods have been sold meanwhile. It stays as it is.',
    data: ShortLines,
  },
  order_coupon_used: {
    status: 422,
    means: 'A cancelled order cannot come back: its coupon has been used up meanwhile. It stays as it is.',
  },
  cancellation_declined: { status: 409, means: 'The vendor has said no to an earlier wish to cancel.' },
  cancellation_not_asked: { status: 409, means: 'No wish of the customer is waiting for an answer.' },
  pickup_scheduled: { status: 409, means: 'The carrier has been asked to come already.' },
  pickup_not_scheduled: { status: 409, means: 'No carrier has been asked to come.' },
  pickup_no_address: {
    status: 409,
    means: 'The vendor has no address to which the carrier could come: save one first.',
  },
  pickup_done: { status: 409, means: 'The order is completed: its parcel was picked up, the number stays.' },
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
  import_running: { status: 409, means: 'An import of the vendor is running: wait for its end, or stop it.' },
  product_changes_outdated: {
    status: 409,
    means: 'Since `change_id` was read, the changes were edited, taken back or decided about: read them again first.',
  },
  vat_rate_in_force: { status: 409, means: 'A rate of value added tax begins on a later day than today.' },
  vat_rate_exists: { status: 409, means: 'There is a rate of this country and class from that day on already.' },
  entry_not_reversible: {
    status: 409,
    means: 'Only what an admin has posted is reversed by hand: what an order or a payout posts follows its status.',
  },
  entry_reversed: { status: 409, means: 'The entry was reversed before.' },
  already_remitted: {
    status: 409,
    means: 'The cash of a parcel was handed over before: `data` names it. Nothing was posted.',
    data: RemittedParts,
  },
  nothing_collected: {
    status: 409,
    means: 'Nobody has taken cash for the parcel: it is not completed, or paid by card.',
  },
  reference_used: { status: 409, means: 'A transfer of this reference was posted before.' },
  nothing_to_pay: { status: 409, means: 'There is nobody whom a payout run could pay: its preview says why.' },
  payout_run_changed: {
    status: 409,
    means: 'The run would pay another sum than the one that was seen: `data` is the new preview. Nothing was paid.',
    data: PayoutPreview,
  },
  no_refunds_due: { status: 409, means: 'No transfer to a customer is due in this currency.' },
  refund_run_changed: {
    status: 409,
    means: 'The run would order another total than the one that was seen: `data` has the new one. Nothing was ordered.',
    data: RefundsDue,
  },
  payout_not_underway: {
    status: 409,
    means: 'The payout was paid by another reference, failed or came back: read it again.',
  },
  payout_not_paid: { status: 409, means: 'Only what the bank has paid can come back: read the payout again.' },
  bank_account_decided: {
    status: 409,
    means: 'The account was verified, rejected or replaced meanwhile: read it again first.',
  },
  rate_exists: { status: 409, means: 'A rate of commission for the same goods has not been ended: end it first.' },
  rate_ended: { status: 409, means: 'The rate of commission was ended before.' },
  invoice_missing: {
    status: 409,
    means: 'The vendor makes invoices with a program of his own: one has to be uploaded before the parcel is shipped.',
  },
  invoice_not_own: {
    status: 409,
    means: 'The marketplace makes the invoice of this parcel or has made it, or it has none.',
  },
  invoice_number_used: { status: 409, means: 'The vendor has uploaded an invoice of this number before.' },
  fx_rate_exists: { status: 409, means: 'There is a rate of these currencies for this day already.' },
  vat_number_changed: {
    status: 409,
    means:
      'The vendor states another VAT number, or other names, than what was looked at, or none: read it again first.',
  },
  mail_refused: { status: 502, means: 'The mail server said no or was not reached; `message` has the reason.' },
  category_in_use: { status: 422, means: 'Products are in the category; `message` says how many.' },
  coupon_used: { status: 422, means: 'Orders have used the coupon: switch it off instead.' },
  coupon_given: { status: 422, means: 'The newsletter has given the coupon to a reader: switch it off instead.' },
  vendor_has_returns: { status: 422, means: 'Returns of the vendor are to be decided; `message` says how many.' },
  vendor_is_owed: {
    status: 422,
    means: 'The books owe the vendor money, and he has no bank account that could be paid.',
  },
  vendor_without_place: {
    status: 422,
    means: 'Country, state, city or address of the store is not known: the vendor cannot be active before they are.',
  },
  vendor_has_orders: { status: 422, means: 'Orders of the vendor are underway; `message` says how many.' },
  place_in_use: { status: 422, means: 'Addresses, vendors, zones or orders name the place: unlist it instead.' },
  last_place: { status: 422, means: 'It is the last city that customers can choose.' },
} as const satisfies Record<string, ErrorEntry>;

/** Every `code` that an answer of the API may carry. A route names those of its own in `config.errors`. */
export const errorCodes = { ...general, ...accounts, ...sales, ...orders, ...reviews, ...backOffice };

export type ErrorCode = keyof typeof errorCodes;

/** The codes that keep somebody from buying. */
export const saleCodes = Object.keys(sales) as (keyof typeof sales)[];

/** What stands behind a code. */
export const errorEntry = (code: ErrorCode): ErrorEntry => errorCodes[code];
