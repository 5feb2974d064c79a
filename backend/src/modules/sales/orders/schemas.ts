import { paymentStates } from './status/payment-state.ts';
import { z } from 'zod';
import { labelsByCode, ORDER_STATUSES } from '../../../facts/order-statuses.ts';
import { Currency, Moment, Money } from '../../../wire/schemas.ts';
import { SaleRules } from '../../catalogue/shop/sale-rules.ts';
import { TaxIssuer, VatGroups, VatPercent, VatReason } from '../../money/vat/schemas.ts';
import { ColdFee } from '../shipping/schemas.ts';
import { orderTexts } from './status/texts.ts';

export const OrderStatus = z.enum(Object.keys(ORDER_STATUSES) as (keyof typeof ORDER_STATUSES)[]).meta({
  id: 'OrderStatus',
  description: `Status labels by code: ${labelsByCode}`,
});

export const Carrier = z
  .string()
  .describe('Code of a known carrier, `local` for the shop’s own courier, or a name; empty if unknown');

export const TrackingUrl = z.url().nullable().describe('Page of the carrier about this parcel; null if unknown');

const PoNumber = z.string().describe('Purchase order number of the customer’s company; may be empty');

export const StatusCode = z.number().int().min(1).max(Object.keys(ORDER_STATUSES).length);

/** Null for orders placed before the marketplace stated tax. */
const StatedVat = VatGroups.nullable().describe(
  'Tax included in the prices, by rate, highest first; null on an order placed before tax was stated',
);

const OrderProduct = z
  .object({
    id: z.number().int(),
    product: z
      .object({
        id: z.number().int(),
        slug: z.string(),
        name: z.string(),
        name_arabic: z.string(),
        sku: z.string(),
        product_image: z.string().nullable(),
        price: Money.describe('Price of one unit at that time, with the discount applied'),
        variant: z.string(),
        variant_arabic: z.string(),
      })
      .describe('Product as named and priced at that time'),
    quantity: z.number().int(),
    sub_total: Money,
    vat_percent: VatPercent.nullable().describe('Tax rate included in its price; null if none is stated'),
    vat_reason: VatReason,
    status: OrderStatus.describe('Status of its order'),
    review: z
      .enum(['none', 'may_write', 'written'])
      .describe('written: the customer has reviewed the product; may_write: the customer may review it; none: neither'),
    sold_under: SaleRules.nullable().describe('Rules in force when it was ordered; null if there were none'),
    lots: z
      .array(
        z.object({
          lot_id: z.number().int().describe('Id of the batch'),
          lot_no: z.string().describe("Number of the batch; '' for units whose batch is not known"),
          expires_on: z.iso.date().nullable().describe('Last day of use; null without an expiry'),
          quantity: z.number().int().describe('Units from it'),
        }),
      )
      .describe('Batches of its units; for customers once the parcel is sent. Empty for products without batches'),
  })
  .meta({
    id: 'OrderProduct',
    description:
      'An order line as frozen when the order was placed. `review`: whether the customer has reviewed the product, or may.',
  });

const StatusChange = z
  .object({
    from: OrderStatus.nullable().describe('Previous status; null for the first entry'),
    to: OrderStatus.describe('New status'),
    note: z.string().describe('Note on the change, or the new value of the text `field`; may be empty'),
    field: z
      .enum([...orderTexts, 'national_address'])
      .nullable()
      .describe('Name of the changed text, with the status unchanged; null for a status change'),
    actor: z.enum(['customer', 'vendor', 'admin', 'system']).describe('Role of the actor'),
    created_at: Moment,
  })
  .meta({
    id: 'StatusChange',
    description:
      'A status change with actor role, time, old and new status. If `field` is set, the status is unchanged and that text was changed to `note`.',
  });

/** `company_*`: the company that the person buys for. `national_address`: Saudi short address, or ''. */
export const OrderAddress = z.object({
  name: z.string().describe('Name of the recipient'),
  company_name: z.string().describe('Company that the person buys for; may be empty'),
  company_address: z.string().describe('Company address in one line; may be empty'),
  phone_number: z.string(),
  email: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  street: z.string(),
  city: z.string().describe('Name of the city, in the requested language'),
  state: z.string().describe('Name of the state, in the requested language'),
  zip_code: z.string(),
  country: z.string().describe('Name of the country, in the requested language'),
  national_address: z.string(),
  note: z.string().describe('Note for the courier; may be empty'),
  other_language: z
    .object({ city: z.string(), state: z.string(), country: z.string() })
    .optional()
    .describe('Names of the place in the language that was not requested, for labels that couriers read in both'),
});

const CancelRequest = z
  .object({
    asked_at: Moment.describe('Time of the request'),
    state: z
      .enum(['open', 'declined'])
      .describe('open: awaiting the vendor’s decision; declined: declined by the vendor'),
    reason: z.string().describe('Reason given by the vendor when declining; may be empty'),
  })
  .meta({
    id: 'CancelRequest',
    description: "A customer's request to cancel a confirmed order. `reason`: given by the vendor when declining.",
  });

export const Pickup = z
  .object({
    carrier: z.string().describe('Name of the carrier'),
    date: z.iso.date().describe('Day in Riyadh'),
    from: z.string().describe('Earliest time, `HH:mm` in Riyadh'),
    to: z.string().describe('Latest time, `HH:mm` in Riyadh'),
    tracking_id: z.string(),
    label_url: z.string(),
  })
  .meta({ id: 'Pickup', description: 'Pickup window of the carrier: a day in Riyadh and two times (`HH:mm`)' });

export const Order = z
  .object({
    id: z.number().int().describe('Id of the sub-order, used in all requests'),
    order_id: z.number().int().describe('Alias of `id`'),
    parent_order_id: z.number().int().describe('Id of the whole order; not used in any request'),
    order_no: z.string(),
    order_sub_no: z.string(),
    parcel_count: z
      .number()
      .int()
      .min(1)
      .nullable()
      .describe('Number of sub-orders of the whole order, one parcel each; null for a vendor, who sells one'),
    order_date: Moment.describe('Alias of `created_at`'),
    created_at: Moment,
    status: OrderStatus.describe('Current status'),
    status_code: StatusCode,
    currency: Currency.describe('Currency of the order and all its amounts'),
    sub_total: Money,
    subtotal: Money.describe('Alias of `sub_total`'),
    shipping_cost: Money,
    cold_fee: ColdFee,
    tax_amount: Money,
    vat: StatedVat,
    tax_issuer: TaxIssuer.nullable().describe(
      'Debtor of the tax. platform: the marketplace is the deemed supplier; null if none is stated',
    ),
    discount: Money.describe('Coupon discount on these goods'),
    total_amount: Money,
    total: Money.describe('Alias of `total_amount`'),
    order_total: Money.nullable().describe('Total of the whole order; null for a vendor, who sells a part of it'),
    payment_method: z.string().nullable().describe('`cash`: on delivery; `card`: when ordering; null on an old order'),
    payment_state: z
      .enum(paymentStates)
      .describe('State of the customer’s money; refunding: refund in progress, refunded: refund sent'),
    carrier: Carrier,
    tracking_id: z.string(),
    track_id: z.string().describe('Alias of `tracking_id`'),
    tracking_information: z.string(),
    tracking_url: TrackingUrl,
    label_url: z.string(),
    note: z.string().describe('Note from the vendor to the customer; may be empty'),
    message: z.string().describe('Message from the customer with the order; may be empty'),
    held_by_recall: z.boolean().describe('True: it contains recalled units, or may, and cannot be sent'),
    national_address_missing: z
      .boolean()
      .describe('Goes to Saudi Arabia without a National Address: carriers refuse it. False once shipped'),
    po_number: PoNumber,
    cancellation_reason: z.string(),
    cancel_requested_at: Moment.nullable().describe('Time of the cancellation request; null if none'),
    cancel_request: CancelRequest.nullable().describe('Cancellation request and its outcome; null if none'),
    customer_may: z
      .enum(['cancel', 'ask'])
      .nullable()
      .describe('cancel: immediately; ask: request it from the vendor; null: neither'),
    gift: z.boolean().describe('The vendor adds a small gift to the parcel, as promised when the order was placed'),
    ship_by: z.iso.date().nullable().describe('Last day to ship on time, in Riyadh; null if unknown'),
    is_late: z.boolean().describe('`ship_by` has passed, and it is still Pending or Confirmed'),
    arrives_from: z.iso.date().nullable().describe('First promised day of arrival; null once delivered or cancelled'),
    arrives_to: z.iso.date().nullable().describe('Last promised day of arrival; null once delivered or cancelled'),
    is_overdue: z.boolean().describe('`arrives_to` has passed, and it was neither delivered nor cancelled'),
    can_be_missed: z.boolean().describe('Paid by card, in transit and overdue: the customer may report it as lost'),
    pickup: Pickup.nullable().describe('Booked pickup; null if none'),
    vendor: z
      .object({
        id: z.number().int().describe('Vendor id'),
        name: z.string().describe('Alias of `company_name`'),
        company_name: z.string(),
        email: z.string(),
        cr_number: z.string(),
        address: OrderAddress.describe('Address of the vendor'),
      })
      .describe('Vendor'),
    user: z
      .object({
        id: z.number().int().describe('Customer id'),
        is_guest: z.boolean().describe('Bought without an account: there is no page of this customer'),
        firstname: z.string(),
        lastname: z.string(),
        full_name: z.string(),
        email: z.string(),
        phone_number: z.string(),
        addresses: z
          .array(z.object({ address_1: z.string(), address_2: z.string(), phone_number: z.string() }))
          .describe('Stored addresses of the customer, in short form'),
      })
      .nullable()
      .describe('The customer; null if the account was deleted'),
    shipping_address: OrderAddress.nullable(),
    billing_address: OrderAddress.nullable(),
    address: z
      .object({
        country: z.object({ name: z.string().describe('Name in the requested language') }).describe('The country'),
        city: z.object({ name: z.string().describe('Name in the requested language') }).describe('The city'),
        address_1: z.string(),
        address_2: z.string(),
      })
      .nullable()
      .describe('Shipping address in short form; null without an address'),
    order_products: z.array(OrderProduct),
    history: z.array(StatusChange),
  })
  .meta({
    id: 'Order',
    description:
      "A sub-order, in the same form for customer, vendor and admin. Some fields have an alias for older clients. Amounts are in the order's own `currency`.",
  });

export const PlacedOrder = z
  .object({
    order_no: z.string(),
    placed_at: Moment,
    currency: Currency.describe('Currency of the order and all its amounts'),
    sub_total: Money,
    shipping_cost: Money,
    discount: Money.describe('Coupon discount on the goods'),
    coupon_code: z.string().nullable(),
    tax_amount: Money,
    vat: StatedVat,
    grand_total: Money,
    payment_method: z.string().nullable().describe('`cash`: on delivery; `card`: when ordering; null on an old order'),
    billing_address: OrderAddress.nullable(),
    shipping_address: OrderAddress.nullable(),
    message: z.string().describe('Message from the customer with the order; may be empty'),
    po_number: PoNumber,
    orders: z.array(Order).describe('One sub-order per vendor'),
  })
  .meta({
    id: 'PlacedOrder',
    description:
      "A whole order across all vendors, as the customer placed it. Amounts are in the order's own `currency`.",
  });
