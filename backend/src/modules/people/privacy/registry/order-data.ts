import { sql, type SQL } from '../../../../sql/sql.ts';
import { belongsTo, EMPTY, erasedEmail, partOf, type Person, type PersonalTable } from './personal-table.ts';

const ofUser = belongsTo('user_id');
const ofParts = partOf('vendor_order_id', 'vendor_orders', ofUser);
const ofItems = partOf('order_item_id', 'order_items', ofParts);
const ofReturns = partOf('return_id', 'returns', ofParts);
/** Own words of a buyer. What members write for a store or the platform is that of a business. */
const ofMessages = (person: Person): SQL => sql`(${belongsTo('author_user_id')(person)} AND side = 'buyer')`;
const ofCases = partOf('case_id', 'recall_cases', ofItems);

const NAMELESS = {
  ...{ name: '', phone_number: '', company_address: '', address_1: '', address_2: '', street: '' },
  ...{ zip_code: '', national_address: '', note: '' },
};

/**
 * An address of an order without its person. Country, state and city stay for tax; a company and its VAT number stay if a
 * full tax invoice names them.
 */
const namelessAddress = (column: SQL, { id }: Person): SQL => sql`${column}
  || ${JSON.stringify({ ...NAMELESS, email: erasedEmail(id) })}::jsonb
  || CASE WHEN EXISTS (SELECT FROM invoices i JOIN vendor_orders part ON part.id = i.vendor_order_id
       WHERE part.order_id = orders.id AND i.form = 'standard') THEN '{}'
     ELSE jsonb_build_object('company_name', '') || CASE WHEN ${column} ? 'vat_number' THEN '{"vat_number": ""}' ELSE '{}' END::jsonb END`;

/** Country code and last four characters, as housekeeping writes them. */
const shortIban = sql`left(iban, 2) || CASE WHEN length(iban) > 6 THEN right(iban, 4) ELSE substr(iban, 3) END`;

/** Orders, returns, refunds and recalls. Amounts, tax, stock and invoices stay. */
export const orderData: Readonly<Record<string, PersonalTable>> = {
  orders: {
    of: ofUser,
    exported:
      'id order_no state currency lang sub_total shipping_cost discount tax_amount grand_total vat_included payment_method billing_address shipping_address message po_number age_confirmed_at created_at placed_at expired_at',
    withheld:
      'user_id cart_version coupon_id country_id state_id city_id search_recipient discount_funder reserved_at pay_by expired_why announcement needs_email_code search_phones',
    erasure: (person) => ({
      billing_address: namelessAddress(sql`billing_address`, person),
      shipping_address: namelessAddress(sql`shipping_address`, person),
      ...{ message: EMPTY, po_number: EMPTY, announcement: sql`NULL` },
    }),
  },
  vendor_orders: {
    of: ofUser,
    exported:
      'id order_id vendor_id order_sub_no status currency sub_total shipping_cost discount tax_amount total_amount vat_included carrier tracking_id tracking_information cancellation_reason cancel_requested_at cancel_declined_at cancel_decline_reason placed_at completed_at ship_by arrives_from arrives_to units gift',
    withheld:
      'label_url note restocked_at created_at updated_at user_id search_number search_parcel tax_issuer tax_country collected_by remitted_at vat_regime_id cold_fee',
    erasure: () => ({
      ...{ label_url: EMPTY, note: EMPTY, tracking_information: EMPTY },
      ...{ cancellation_reason: EMPTY, cancel_decline_reason: EMPTY },
    }),
  },
  order_items: {
    of: ofParts,
    exported:
      'id vendor_order_id product_id variant_id name name_ar variant_label variant_label_ar sku unit_price quantity sub_total discount shipping_share vat_class vat_bp vat_goods return_class return_days promised_expiry',
    withheld:
      'image_key search_text vat_reason vat_shipping category_id commission_rate_id commission_source commission_bp commission commission_vat_bp commission_vat lots_tracked sold_under',
    erasure: 'kept',
  },
  order_status_history: {
    of: ofParts,
    exported: 'vendor_order_id from_status to_status created_at',
    withheld: 'id note actor_user_id actor_role field',
    erasure: () => ({ note: EMPTY }),
  },
  pickups: {
    of: ofParts,
    exported: 'vendor_order_id carrier pickup_date tracking_id',
    withheld: 'id from_time to_time label_url created_at cancelled_at carrier_reference booked_at',
    erasure: () => ({ label_url: EMPTY }),
  },
  coupon_redemptions: {
    of: ofUser,
    exported: 'order_id email amount created_at released_at',
    withheld: 'id coupon_id user_id',
    erasure: ({ id }) => ({ email: sql`${erasedEmail(id)}` }),
  },
  returns: {
    of: ofParts,
    exported:
      'id return_no vendor_order_id state return_shipping instructions decline_reason requested_at decided_at sent_at received_at inspected_at refund_total goodwill iban holder',
    withheld: 'keep_goods due_at late_told_at overruled_by overrule_reason version',
    erasure: () => ({
      iban: shortIban,
      holder: EMPTY,
      instructions: EMPTY,
      decline_reason: EMPTY,
      overrule_reason: EMPTY,
    }),
  },
  return_lines: {
    of: ofReturns,
    exported: 'return_id order_item_id quantity reason opened note refused refused_reason refund',
    withheld:
      'id restock write_off shipping_quantity sub_total discount_vendor discount_platform shipping vat_goods vat_shipping commission commission_vat',
    erasure: () => ({ note: EMPTY, refused_reason: EMPTY }),
  },
  return_files: {
    of: partOf('return_line_id', 'return_lines', ofReturns),
    exported: 'return_line_id file_id',
    withheld: 'id',
    erasure: 'deleted',
  },
  return_history: {
    of: ofReturns,
    exported: 'return_id state created_at',
    withheld: 'id note actor_user_id actor_role',
    erasure: () => ({ note: EMPTY }),
  },
  refunds: {
    of: ofParts,
    exported: 'vendor_order_id return_id currency amount method iban holder state bank_reference paid_on created_at',
    withheld: 'id entry_id failure paid_at version account_asked_at needs_account run_id',
    erasure: () => ({ iban: shortIban, holder: EMPTY }),
  },
  payments: {
    of: partOf('order_id', 'orders', ofUser),
    exported: 'order_id provider amount currency scheme state created_at',
    withheld: 'id attempt ref redirect_url plan failure hold_ends_at updated_at',
    erasure: () => ({ redirect_url: sql`NULL` }),
  },
  // Kept until the years of the books are over: each hash covers the document before it.
  invoices: {
    of: ofParts,
    exported: 'invoice_no kind form vendor_order_id issued_at currency total vat document',
    withheld:
      'id issuer vendor_id number uuid mode return_id statement_id corrects_id closes tax_currency tax_vat qr previous_hash hash own_file_id',
    erasure: 'kept',
  },
  recall_cases: {
    of: ofItems,
    exported:
      'recall_id order_item_id quantity recipient lang created_at acknowledged_at acknowledged_by channel returned destroyed used missing note',
    withheld: 'id lot_id token_hash arrived',
    erasure: ({ id }) => ({ recipient: sql`${erasedEmail(id)}`, acknowledged_by: EMPTY, note: EMPTY }),
  },
  recall_reminders: {
    of: ofCases,
    exported: 'case_id number created_at',
    withheld: 'token_hash',
    erasure: 'kept',
  },
  recall_contacts: {
    of: ofCases,
    exported: 'case_id channel created_at',
    withheld: 'id note actor_user_id',
    erasure: () => ({ note: EMPTY }),
  },
  threads: {
    of: ofParts,
    exported: 'id vendor_order_id disputed_at resolved_at created_at',
    withheld: 'waits_for waits_since reminded_at joined_at buyer_mailed_at vendor_mailed_at updated_at',
    erasure: 'kept',
  },
  thread_files: {
    of: partOf('message_id', 'thread_messages', ofMessages),
    exported: 'message_id file_id',
    withheld: 'id',
    erasure: 'deleted',
  },
  thread_messages: {
    of: ofMessages,
    exported: 'id thread_id kind body created_at',
    withheld: 'side author_user_id request_key',
    erasure: () => ({ body: sql`'…'`, request_key: sql`NULL` }),
  },
  thread_reads: {
    of: ofUser,
    exported: 'thread_id last_read_id',
    withheld: 'side user_id',
    erasure: 'deleted',
  },
};
