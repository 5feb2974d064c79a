import { sql } from '../../../../sql/sql.ts';
import { addressedTo, anyOf, belongsTo, EMPTY, erasedEmail, partOf, type PersonalTable } from './personal-table.ts';

const ofUser = belongsTo('user_id');

/** Carts, lists and subscriptions of people, and their words to the shop. */
export const shoppingData: Readonly<Record<string, PersonalTable>> = {
  cart_items: {
    of: ofUser,
    exported: 'product_id variant_id quantity created_at',
    withheld: 'id user_id',
    erasure: 'deleted',
  },
  carts: { of: ofUser, exported: 'coupon_code deliver_to', withheld: 'user_id version', erasure: 'deleted' },
  addresses: {
    of: ofUser,
    exported:
      'id label recipient company_name country_id state_id city_id address_1 address_2 postal_code phone_number national_address note is_default_shipping is_default_billing created_at updated_at',
    withheld: 'user_id',
    erasure: 'deleted',
  },
  wishlist_items: { of: ofUser, exported: 'product_id created_at', withheld: 'id user_id', erasure: 'deleted' },
  notifications: {
    of: ofUser,
    exported: 'kind read_at created_at',
    withheld: 'id user_id vendor_id payload subject',
    erasure: 'deleted',
  },
  stock_alerts: {
    of: anyOf(ofUser, addressedTo('email')),
    exported: 'product_id variant_id email lang created_at',
    withheld: 'id user_id',
    erasure: 'deleted',
  },
  stock_alert_exits: {
    of: addressedTo('email'),
    exported: 'email created_at left_at',
    withheld: 'token_hash',
    erasure: 'deleted',
  },
  newsletter_exits: {
    of: partOf('subscriber_id', 'newsletter_subscribers', addressedTo('email')),
    exported: '',
    withheld: 'token_hash subscriber_id',
    erasure: 'deleted',
  },
  newsletter_subscribers: {
    of: addressedTo('email'),
    exported: 'email lang confirmed_at unsubscribed_at created_at',
    withheld: 'id confirm_token_hash coupon_id',
    erasure: 'deleted',
  },
  coupons: {
    of: addressedTo('only_email'),
    exported: 'code kind percent starts_at ends_at active only_email created_at',
    withheld:
      'id amount_sar amount_bhd amount_usd minimum_sar minimum_bhd minimum_usd usage_limit per_customer_limit funded_by vendor_id first_order_only updated_at',
    erasure: ({ id }) => ({ only_email: sql`${erasedEmail(id)}`, active: sql`false` }),
  },
  contact_messages: {
    of: addressedTo('email'),
    exported: 'name email phone_number subject message created_at handled_at',
    withheld: 'id handled_by',
    erasure: 'deleted',
  },
  // Left to the person: with_reviews of the request deletes them.
  reviews: {
    of: ofUser,
    exported: 'product_id rating body verified created_at updated_at answer answered_at hidden_at hidden_reason',
    withheld: 'id user_id moderated_at',
    erasure: 'kept',
  },
  reports: {
    of: anyOf(belongsTo('reporter_user_id'), addressedTo('reporter_email')),
    exported: 'product_id vendor_id reason text reporter_email lang state created_at decided_at',
    withheld: 'id reporter_user_id urgent action note decided_by',
    erasure: ({ id }) => ({ reporter_email: sql`${erasedEmail(id)}`, text: EMPTY }),
  },
  outbox: {
    of: addressedTo('recipient'),
    exported: 'template recipient lang created_at done_at',
    // A payload may hold a token that gives access.
    withheld: 'id event_id payload attempts run_at locked_until last_error dead_at',
    // The audit looks for the mails of young orders, so the rows stay. One event may have written to two addresses.
    erasure: () => ({
      recipient: sql`'erased-mail-' || id || '@erased.invalid'`,
      payload: sql`'{}'`,
      last_error: sql`NULL`,
      done_at: sql`coalesce(done_at, now())`,
    }),
  },
  privacy_requests: {
    of: ofUser,
    exported: 'kind state email lang note with_reviews asked_at due_on erase_from waits_for reason done_at',
    withheld: 'id user_id person_since stop_token_hash file_id decided_by',
    erasure: ({ id }) => ({ email: sql`${erasedEmail(id)}`, note: EMPTY }),
  },
  consents: {
    of: anyOf(ofUser, addressedTo('email')),
    exported: 'email purpose version given source lang created_at',
    withheld: 'id user_id',
    erasure: ({ id }) => ({ email: sql`${erasedEmail(id)}` }),
  },
};
