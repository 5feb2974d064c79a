import type { z } from 'zod';
import {
  AvailableUnits,
  HeldUntil,
  MissingAmount,
  MissingAttributes,
  MissingPermission,
  NewTotals,
  OpenPayment,
  RemittedSubOrders,
  SecondFactorRequired,
  ShortLines,
  TriesLeft,
} from './error-data.ts';
import { PayoutPreview } from './payout-preview.ts';
import { RefundsDue } from './refunds-due.ts';

interface ErrorEntry {
  readonly status: number;
  /** For API clients: the cause and the remedy. */
  readonly means: string;
  /** Shape of `data` in the response, if it has any. */
  readonly data?: z.ZodType;
}

const general = {
  malformed_request: {
    status: 400,
    means: 'The body is not valid JSON or not a complete form, the URL is malformed, or `Host` is sent twice.',
  },
  unauthenticated: { status: 401, means: 'No token, or an expired one: sign in and retry.' },
  forbidden: { status: 403, means: 'Signed in with a role that may not call this operation.' },
  permission_missing: {
    status: 403,
    means: 'The role of the person in this store, or on the platform, does not include the permission.',
    data: MissingPermission,
  },
  second_factor_missing: {
    status: 403,
    means:
      'The team requires a second factor, the time to set one up is over, and this session was opened without: set one up (`POST /user/factors/…`), then repeat the request.',
  },
  step_up_required: {
    status: 403,
    means: 'The last sign-in or confirmation is too long ago: call `POST /auth/step-up`, then repeat the request.',
  },
  not_found: { status: 404, means: 'It does not exist or belongs to someone else; both get the same response.' },
  conflict: {
    status: 409,
    means: 'A concurrent request changed the same data or removed what this one needs: read again and retry.',
  },
  request_timeout: {
    status: 408,
    means: 'The request did not arrive within 30 seconds; `message` is always English.',
  },
  payload_too_large: {
    status: 413,
    means:
      'JSON over 100 KB, a form over 8 MB (a message 20 MB, an import or a return 32 MB), or a document over 5 MB; `errors` may name the file.',
  },
  unsupported_media_type: { status: 415, means: 'This operation does not accept the Content-Type.' },
  validation: {
    status: 422,
    means: 'A field, parameter or header is unknown or does not match its description; `errors` names it.',
  },
  search_too_wide: {
    status: 422,
    means: 'The search would read too many rows: add a filter, such as days, and retry.',
  },
  idempotency_key_reused: {
    status: 422,
    means: 'The same sender used the Idempotency-Key for another body of the same operation: use a new one.',
  },
  idempotency_keys_used: {
    status: 429,
    means:
      'The sender has used too many Idempotency-Keys in two days: nothing was done. Retry after Retry-After seconds, or send the request without a key.',
  },
  response_not_stored: {
    status: 409,
    means:
      'The first request with this Idempotency-Key succeeded, but its response was too large to store: read the current state instead.',
  },
  rate_limited: { status: 429, means: 'Too many requests: retry after Retry-After seconds.' },
  internal: { status: 500, means: 'An internal error, logged under X-Request-Id.' },
  unavailable: {
    status: 503,
    means:
      'The server or its database is busy or restarting: retry after Retry-After seconds, a POST with its Idempotency-Key.',
  },
  overloaded: {
    status: 503,
    means:
      'The server is overloaded and rejected the request before processing it: retry after Retry-After seconds. Background requests are shed first, checkout last.',
  },
  upload_quota_used: {
    status: 429,
    means: 'The person’s uploads of the last 24 hours exceed 512 MB: retry later.',
  },
  storage_full: { status: 503, means: 'The server cannot store files at the moment: send the form again later.' },
} as const satisfies Record<string, ErrorEntry>;

const accounts = {
  bad_credentials: { status: 401, means: 'Unknown email address or wrong password; the response does not say which.' },
  not_a_vendor: { status: 403, means: 'The account is not a vendor account.' },
  not_an_admin: { status: 403, means: 'The account is not an admin account.' },
  account_blocked: { status: 403, means: 'An admin has blocked the customer; `message` has the reason.' },
  vendor_inactive: {
    status: 403,
    means: 'The vendor is waiting for approval, or an admin has suspended them since they signed in.',
  },
  vendor_stopped: { status: 403, means: 'An admin has suspended the vendor.' },
  vendor_refused: { status: 403, means: 'The vendor was rejected or removed.' },
  vendor_rejected: { status: 403, means: 'The vendor was rejected; `message` ends with the admin’s remarks.' },
  too_many_sign_ins: {
    status: 429,
    means:
      'More than 20 attempts to sign in to this account in 15 minutes, and 3 more from this address: even the right password is refused until Retry-After, or until the password is reset by email.',
  },
  second_factor_required: {
    status: 401,
    means:
      'The password is right, and the account has a second factor: prove it with `data.challenge_id` (POST /auth/second-factor) within 5 minutes.',
    data: SecondFactorRequired,
  },
  challenge_over: {
    status: 401,
    means: 'The challenge was used, has expired, or was tried five times: begin again.',
  },
  passkey_refused: {
    status: 422,
    means: 'The passkey is unknown, belongs to another web address, or its answer is not right: begin again.',
  },
  too_many_passkeys: { status: 409, means: 'The account has ten passkeys: remove one first.' },
  totp_exists: { status: 409, means: 'The account has an authenticator app: remove it first.' },
  factor_needed: {
    status: 409,
    means: 'It is the last second factor, and a team of the person requires one: set up another one first.',
  },
  factor_missing: { status: 409, means: 'The account has no second factor: set one up first.' },
  reset_link_dead: { status: 422, means: 'The reset link was used, replaced by a newer one, or has expired.' },
  invitation_dead: { status: 404, means: 'The invitation was accepted, withdrawn, sent again, or has expired.' },
  holiday_too_long: {
    status: 422,
    means: 'A holiday lasts up to 60 days, and all those of a year up to 90; `errors` names the last day.',
  },
  customer_is_member: {
    status: 409,
    means: 'The person works for a store or the platform: remove them from the team first.',
  },
  last_owner: { status: 409, means: 'The team would have no owner: make another member an owner first.' },
  owner_change_inactive: { status: 409, means: 'The store is not active: its owners could not stop a new owner.' },
  owner_change_open: { status: 409, means: 'A new owner of the store is announced already: stop that first.' },
  role_in_use: { status: 409, means: 'Members or open invitations have the role: give them another one first.' },
  too_many_roles: { status: 409, means: 'The team has as many roles of its own as it can have.' },
  postal_code_invalid: { status: 422, means: 'The postal code does not have the format of its country.' },
  place_unknown: { status: 422, means: 'The country, state or city is not served by any carrier; `errors` names it.' },
} as const satisfies Record<string, ErrorEntry>;

const sales = {
  not_enough_stock: { status: 422, means: 'Fewer units are left than the cart line would hold.', data: AvailableUnits },
  seller_not_delivering: { status: 422, means: 'The vendor does not ship to the customer’s country.' },
  seller_not_payable: { status: 422, means: 'The vendor cannot take payments at the moment.' },
  seller_on_holiday: {
    status: 422,
    means: 'A vendor sells nothing during a holiday; `message` says until when. Lines in the cart are kept.',
  },
  cart_full: {
    status: 422,
    means: 'The cart has 500 lines: their quantities can grow, but a new line needs another one removed.',
  },
  guest_checkout_off: {
    status: 403,
    means: 'The operator does not let people buy without an account, or no longer does: sign in.',
  },
  guest_order_placed: {
    status: 409,
    means:
      'The guest has ordered, or the cart has expired: keep the token for the order, and start a new cart with a new one.',
  },
  email_code_required: {
    status: 403,
    means:
      'A vendor accepts cash from guests only after their email address is confirmed: call POST /guest/email-code, and place the order again with `email_code`.',
  },
  code_wrong: {
    status: 422,
    means: 'The code is wrong: `data` has the number of tries left.',
    data: TriesLeft,
  },
  code_over: {
    status: 422,
    means: 'The code was used, has expired or was tried too often: request a new one.',
  },
  request_open: {
    status: 409,
    means: 'A request of this kind is open already: wait for its answer, or withdraw it.',
  },
  email_unproven: {
    status: 403,
    means: 'The email address of the account is not confirmed: call POST /user/email/prove.',
  },
  guest_limit: {
    status: 422,
    means:
      'The email address or phone number has too many unfinished cash orders without an account: sign in, or pay by card.',
  },
  privacy_unpublished: {
    status: 409,
    means: 'The privacy policy is not published: publish it before guests can buy.',
  },
  wishlist_full: { status: 422, means: 'The wishlist has 500 products: remove one to add another.' },
  stock_alert_in_stock: { status: 409, means: 'The product is in stock: no alert is needed.' },
  cart_empty: { status: 422, means: 'The cart is empty.' },
  no_longer_sold: {
    status: 422,
    means: 'A product in the cart is no longer sold: remove these lines.',
    data: ShortLines,
  },
  seller_unlicensed: {
    status: 422,
    means:
      'A licence that the vendor needs for the lines in `data.lines` is being renewed: leave them out, or order later.',
    data: ShortLines,
  },
  out_of_stock: {
    status: 422,
    means: 'Not enough stock for a line in the cart: nothing was ordered; reduce these lines.',
    data: ShortLines,
  },
  limit_reached: {
    status: 422,
    means:
      'The order exceeds the quantity per person of a product; `errors.cart_items` says how many are left, and until when.',
  },
  age_confirmation: {
    status: 422,
    means: 'A line needs the buyer’s statement about their age: send `age_confirmed`.',
  },
  cold_not_delivered: { status: 422, means: 'A line needs a cold chain, which its vendor does not offer there.' },
  not_delivered: { status: 422, means: 'A vendor in the cart does not ship to the shipping address.' },
  cash_refused: { status: 422, means: 'A vendor in the cart does not accept cash on delivery.' },
  card_unavailable: {
    status: 422,
    means: 'No payment provider is configured, or it does not respond: offer another method.',
  },
  nothing_to_charge: {
    status: 422,
    means: 'The order total is zero, so no card can be charged: offer another method.',
  },
  payment_in_progress: {
    status: 409,
    means:
      'An order of the customer has a pending card payment and reserves stock: complete or abandon that payment first.',
    data: OpenPayment,
  },
  payment_over: { status: 409, means: 'The order was not paid in time or was abandoned: open the checkout again.' },
  event_not_dead: {
    status: 409,
    means: 'The event has been processed or is still scheduled: there is nothing to retry.',
  },
  finding_settled: { status: 409, means: 'The finding has already been settled.' },
  capture_unknown: {
    status: 502,
    means: 'The payment provider did not respond: the capture may have succeeded. It is retried automatically.',
  },
  payment_unknown: {
    status: 502,
    means: 'The payment provider did not respond: the outcome of the payment is not known yet.',
  },
  provider_silent: { status: 502, means: 'The payment provider did not respond. Nothing was charged: retry.' },
  address_book_full: { status: 422, means: 'The address book has 50 addresses: delete one first.' },
  address_is_default: {
    status: 409,
    means: 'Parcels go to this address by default: make another one the default first.',
  },
  billing_missing: { status: 422, means: 'The request has no `billing`, and the customer has no stored address.' },
  checkout_not_found: {
    status: 404,
    means: 'The checkout belongs to another customer or has been replaced by a newer one.',
  },
  lots_tracked: { status: 409, means: 'The product already tracks its batches.' },
  attribute_in_use: { status: 409, means: 'Products have a value of the attribute, live or awaiting review.' },
  approval_incomplete: {
    status: 422,
    means: 'The product lacks facts that its category requires; `errors` names them.',
    data: MissingAttributes,
  },
  product_recalled: { status: 409, means: 'A recall has taken the product off sale; lift it first.' },
  held_by_recall: {
    status: 409,
    means: 'The parcel contains recalled units, or may: it must not be sent.',
  },
  recall_changed: { status: 409, means: 'The recall is in another state than the screen showed.' },
  recall_number_wrong: { status: 422, means: 'The number typed to confirm is not the number of the recall.' },
  recall_unfinished: {
    status: 409,
    means: 'Not everybody concerned has been told yet, or parcels are still held by the recall.',
  },
  lots_not_tracked: { status: 409, means: 'The product does not track its batches.' },
  lots_stopped: {
    status: 409,
    means: 'Units of a batch are on hand but not for sale: write them off or release them first.',
  },
  checkout_changed: {
    status: 409,
    means:
      'The cart, a price, shipping, currency, coupon or tax rate has changed since the checkout was opened: show the new totals and open the checkout again.',
    data: NewTotals,
  },
  coupon_unknown: { status: 422, means: 'No coupon has this code, or it is disabled.' },
  coupon_not_for_you: { status: 422, means: 'The coupon is reserved for another email address.' },
  coupon_first_order: {
    status: 422,
    means: 'The coupon is for first orders only, and the customer has already ordered.',
  },
  coupon_not_started: { status: 422, means: 'The coupon is not valid yet.' },
  coupon_expired: { status: 422, means: 'The coupon has expired.' },
  coupon_used_up: { status: 422, means: 'The coupon has reached its usage limit.' },
  coupon_used_by_you: { status: 422, means: 'The customer has reached the coupon’s limit per customer.' },
  coupon_other_seller: { status: 422, means: 'The coupon is for a vendor who has nothing in the cart.' },
  coupon_minimum: {
    status: 422,
    means: 'The goods that the coupon covers are below its minimum.',
    data: MissingAmount,
  },
} as const satisfies Record<string, ErrorEntry>;

const orders = {
  order_not_found: { status: 404, means: 'No order has this number and this email address.' },
  national_address_missing: {
    status: 422,
    means: 'Saudi carriers refuse a parcel without a National Address: the customer has been asked for it by mail.',
  },
  order_not_changeable: {
    status: 409,
    means: 'The order is shipped, completed or cancelled, or does not go to Saudi Arabia.',
  },
  order_not_cancellable: { status: 422, means: 'The order is shipped, completed or cancelled.' },
  order_has_return: {
    status: 409,
    means: 'A return of goods from the order is in progress or complete: the status cannot change.',
  },
  capture_refused: {
    status: 409,
    means:
      'The card could not be charged: the order stays confirmed, and the customer has been notified. Retry, or cancel the order.',
  },
  order_over_limit: {
    status: 409,
    means: 'The customer has since bought up to a limit per person, so the sub-order stays cancelled.',
  },
  order_refunded: {
    status: 409,
    means:
      'The money has been refunded, or the refund has been requested from the payment provider: the order stays cancelled.',
  },
  thread_closed: {
    status: 409,
    means: 'The sub-order ended more than 90 days ago, or its store is gone: the conversation takes no more messages.',
  },
  return_decided: {
    status: 409,
    means: 'The state of the return or sub-order does not allow this, or the vendor can still decide: read it again.',
  },
  changed_meanwhile: {
    status: 409,
    means:
      'The state named by `updated_at_seen`, `status_seen` or `version` is outdated; nothing has changed. Read it again first.',
  },
  cancellation_waits: {
    status: 409,
    means: 'The customer has asked to cancel the order: accept or decline the request first.',
  },
  refund_by_card: {
    status: 409,
    means: 'The payment provider refunds the card: there is nothing to transfer.',
  },
  refund_account_known: {
    status: 409,
    means:
      'The refund already has a bank account and may be on its way: an account can be replaced only after the bank rejects it.',
  },
  refund_paid: { status: 409, means: 'The refund has already been paid under another reference.' },
  use_cancel_with_refund: {
    status: 409,
    means: 'The order is completed, so the customer has paid: set `Cancel With Refund` instead.',
  },
  order_remitted: {
    status: 409,
    means: 'The carrier has remitted the customer’s cash: set `Cancel With Refund` instead.',
  },
  order_out_of_stock: {
    status: 422,
    means:
      'The cancelled order cannot be restored because its goods have been sold in the meantime. Nothing has changed.',
    data: ShortLines,
  },
  order_coupon_used: {
    status: 422,
    means:
      'The cancelled order cannot be restored because its coupon has been used up in the meantime. Nothing has changed.',
  },
  cancellation_declined: { status: 409, means: 'The vendor has declined an earlier cancellation request.' },
  cancellation_not_asked: { status: 409, means: 'The order has no pending cancellation request.' },
  parcel_closed: { status: 409, means: 'The order is completed or cancelled: its tracking number stays.' },
  order_not_preparing: { status: 409, means: 'The order is sent or cancelled: its batches stay.' },
  pickup_scheduled: { status: 409, means: 'A pickup is already scheduled.' },
  pickup_not_scheduled: { status: 409, means: 'No pickup is scheduled.' },
  pickup_no_address: {
    status: 409,
    means: 'The vendor has no pickup address: save one first.',
  },
  pickup_done: { status: 409, means: 'The order is completed and its parcel picked up: the tracking number stays.' },
  pickup_too_late: { status: 409, means: 'The order is completed or cancelled: there is nothing to pick up.' },
  carrier_refused: { status: 502, means: 'The carrier refused; `message` has the reason. Nothing has changed.' },
  carrier_silent: { status: 502, means: 'The carrier did not respond. Nothing has changed: retry in a few minutes.' },
  carrier_unknown: {
    status: 502,
    means: 'The shop no longer has an account with the carrier of the scheduled pickup.',
  },
} as const satisfies Record<string, ErrorEntry>;

const reviews = {
  review_closed: { status: 422, means: 'The vendor is not accepting reviews at the moment.' },
  review_not_owned: {
    status: 422,
    means: 'The vendor accepts reviews only from customers with a completed order of the product.',
  },
  review_exists: { status: 409, means: 'The customer has already reviewed this product: change that review.' },
  review_hidden: { status: 422, means: 'An admin has hidden the review; it can no longer be changed.' },
} as const satisfies Record<string, ErrorEntry>;

const backOffice = {
  import_running: { status: 409, means: 'The vendor has a running import: wait for it to finish, or cancel it.' },
  product_changes_outdated: {
    status: 409,
    means: 'The changes were edited, withdrawn or decided after `change_id` was read: read them again first.',
  },
  vat_rate_in_force: { status: 409, means: 'A new VAT rate must begin after today.' },
  vat_rate_exists: { status: 409, means: 'This country and class already has a rate from that day.' },
  entry_not_reversible: {
    status: 409,
    means:
      'Only entries posted by an admin can be reversed by hand: entries of orders and payouts follow their status.',
  },
  entry_reversed: { status: 409, means: 'The entry has already been reversed.' },
  already_remitted: {
    status: 409,
    means: 'The cash of a parcel has already been remitted: `data` names it. Nothing was posted.',
    data: RemittedSubOrders,
  },
  nothing_collected: {
    status: 409,
    means: 'No cash was collected for the parcel: it is not completed, or was paid by card.',
  },
  reference_used: { status: 409, means: 'A transfer with this reference has already been posted.' },
  nothing_to_pay: { status: 409, means: 'The payout run has no one to pay: its preview gives the reasons.' },
  payout_run_changed: {
    status: 409,
    means: 'The total of the run differs from the one shown: `data` is the new preview. Nothing was paid.',
    data: PayoutPreview,
  },
  no_refunds_due: { status: 409, means: 'No customer transfers are due in this currency.' },
  refund_run_changed: {
    status: 409,
    means: 'The total of the run differs from the one shown: `data` has the new one. Nothing was ordered.',
    data: RefundsDue,
  },
  payout_not_underway: {
    status: 409,
    means: 'The payout was paid under another reference, failed or was returned: read it again.',
  },
  payout_not_paid: { status: 409, means: 'Only a paid payout can be returned: read the payout again.' },
  bank_account_decided: {
    status: 409,
    means: 'The account was verified, rejected or replaced in the meantime: read it again first.',
  },
  bank_account_held: {
    status: 409,
    means: 'The account was entered just after its author lost a second factor: verify it after `data.until`.',
    data: HeldUntil,
  },
  licence_submitted: {
    status: 409,
    means: 'Another licence of this type is to be reviewed: withdraw it first.',
  },
  licence_decided: {
    status: 409,
    means: 'Somebody has decided about the licence in the meantime; `message` names them: read it again first.',
  },
  licence_withdrawn: { status: 409, means: 'The vendor has withdrawn the licence: read it again first.' },
  rate_exists: { status: 409, means: 'A rate for the same category and vendor has not been ended: end it first.' },
  rate_ended: { status: 409, means: 'The commission rate has already ended.' },
  invoice_missing: {
    status: 409,
    means: 'The vendor uses their own invoicing: upload an invoice before the parcel is shipped.',
  },
  invoice_not_own: {
    status: 409,
    means: 'The marketplace issues or has issued the invoice of this parcel, or the parcel gets none.',
  },
  invoice_number_used: { status: 409, means: 'The vendor has already uploaded an invoice with this number.' },
  fx_rate_exists: { status: 409, means: 'A rate for these currencies and this day already exists.' },
  vat_number_changed: {
    status: 409,
    means: 'The vendor’s VAT number or legal names have changed since they were shown: read them again first.',
  },
  mail_refused: { status: 502, means: 'The mail server refused or could not be reached; `message` has the reason.' },
  category_in_use: { status: 422, means: 'The category has products; `message` says how many.' },
  coupon_used: { status: 422, means: 'Orders have used the coupon: disable it instead.' },
  coupon_given: { status: 422, means: 'The coupon was issued to a newsletter subscriber: disable it instead.' },
  vendor_has_returns: { status: 422, means: 'Returns of the vendor are still open; `message` says how many.' },
  vendor_is_owed: {
    status: 422,
    means: 'The vendor has a positive balance and no bank account that is verified or awaits review.',
  },
  vendor_without_place: {
    status: 422,
    means: 'The store’s country, state, city or address is missing: complete it before activating the vendor.',
  },
  vendor_has_orders: { status: 422, means: 'Orders of the vendor are in progress; `message` says how many.' },
  place_in_use: { status: 422, means: 'Addresses, vendors, zones or orders use the place: unlist it instead.' },
  last_place: { status: 422, means: 'It is the last city that customers can choose.' },
} as const satisfies Record<string, ErrorEntry>;

/** Every `code` of an API response. Routes declare their own codes in `config.errors`. */
export const errorCodes = { ...general, ...accounts, ...sales, ...orders, ...reviews, ...backOffice };

export type ErrorCode = keyof typeof errorCodes;

/** Codes that prevent a purchase. */
export const saleCodes = Object.keys(sales) as (keyof typeof sales)[];

export const errorEntry = (code: ErrorCode): ErrorEntry => errorCodes[code];
