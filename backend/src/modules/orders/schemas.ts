import { paymentStates } from './payment-state.ts';
import { z } from 'zod';
import { labelsByCode, ORDER_STATUSES } from '../../facts/order-statuses.ts';
import { Currency, Moment, Money } from '../../wire/schemas.ts';
import { TaxIssuer, VatGroups, VatPercent, VatReason } from '../vat/schemas.ts';
import { orderTexts } from './texts.ts';

export const OrderStatus = z.enum(Object.keys(ORDER_STATUSES) as (keyof typeof ORDER_STATUSES)[]).meta({
  id: 'OrderStatus',
  description: `Status labels by code: ${labelsByCode}`,
});

export const StatusCode = z.number().int().min(1).max(Object.keys(ORDER_STATUSES).length);

/** Orders from before the marketplace stated tax are shown as they were. */
const StatedVat = VatGroups.nullable().describe(
  'The tax that the prices include, by rate, the highest first; null on an order that was placed before tax was stated',
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
        price: Money.describe('Price of one unit then, discount applied'),
        variant: z.string(),
        variant_arabic: z.string(),
      })
      .describe('What was bought, as it was called and cost then'),
    quantity: z.number().int(),
    sub_total: Money,
    vat_percent: VatPercent.nullable().describe(
      'The rate of the tax that its price includes; null where none is stated',
    ),
    vat_reason: VatReason,
    status: OrderStatus.describe('The status of the order that it is part of'),
    review: z
      .enum(['none', 'may_write', 'written'])
      .describe('written: the customer has reviewed the product; may_write: he may; none: neither'),
  })
  .meta({
    id: 'OrderProduct',
    description:
      'A sold line as it was when the order was placed. `review`: whether the customer has reviewed the product, or may.',
  });

const StatusChange = z
  .object({
    from: OrderStatus.nullable().describe('The status before; null for the first'),
    to: OrderStatus.describe('The status after'),
    note: z.string().describe('What was written about it, or what the text `field` says now; may be empty'),
    field: z
      .enum(orderTexts)
      .nullable()
      .describe('The text that was changed, while the status stayed; null for a change of status'),
    actor: z.enum(['customer', 'vendor', 'admin', 'system']).describe('Who did it'),
    created_at: Moment,
  })
  .meta({
    id: 'StatusChange',
    description:
      'One change of status: who did it (by role), when, from what to what. Where `field` names a text, the status stayed and that text was changed to `note`.',
  });

/** `company_*`: whom the person buys for. `national_address`: how carriers find a building in Saudi Arabia, or ''. */
export const OrderAddress = z.object({
  name: z.string().describe('Who it is for'),
  company_name: z.string().describe('The company that the person buys for; may be empty'),
  company_address: z.string().describe('Its address in one line; may be empty'),
  phone_number: z.string(),
  email: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  street: z.string(),
  city: z.string().describe('Name of the city, in the language asked for'),
  state: z.string().describe('Name of the state, in the language asked for'),
  zip_code: z.string(),
  country: z.string().describe('Name of the country, in the language asked for'),
  national_address: z.string(),
});

const CancelRequest = z
  .object({
    asked_at: Moment.describe('When the customer asked'),
    state: z.enum(['open', 'declined']).describe('open: the vendor has not answered; declined: he said no'),
    reason: z.string().describe('What the vendor wrote when declining; may be empty'),
  })
  .meta({
    id: 'CancelRequest',
    description: "A customer's wish to cancel a confirmed order. `reason`: what the vendor wrote when declining.",
  });

export const Pickup = z
  .object({
    carrier: z.string().describe('Name of the carrier'),
    date: z.iso.date().describe('The day, in Riyadh'),
    from: z.string().describe('Not before this time, `HH:mm` in Riyadh'),
    to: z.string().describe('Not after this time, `HH:mm` in Riyadh'),
    tracking_id: z.string(),
    label_url: z.string(),
  })
  .meta({ id: 'Pickup', description: 'When the carrier fetches the parcel: a day in Riyadh and two times (`HH:mm`)' });

export const Order = z
  .object({
    id: z.number().int().describe('Id of this part, by which every call about it is keyed'),
    order_id: z.number().int().describe('The same as `id`'),
    parent_order_id: z.number().int().describe('Id of the whole order, which no call takes'),
    order_no: z.string(),
    order_sub_no: z.string(),
    parcel_count: z
      .number()
      .int()
      .min(1)
      .nullable()
      .describe('How many parts the whole order has, each with a parcel of its own; null for a vendor, who sells one'),
    order_date: Moment.describe('The same as `created_at`'),
    created_at: Moment,
    status: OrderStatus.describe('Where it stands'),
    status_code: StatusCode,
    currency: Currency.describe('The currency in which it was placed, and of all its amounts'),
    sub_total: Money,
    subtotal: Money.describe('The same as `sub_total`'),
    shipping_cost: Money,
    tax_amount: Money,
    vat: StatedVat,
    tax_issuer: TaxIssuer.nullable().describe(
      'Who owes the tax: platform where the marketplace is deemed to supply for the vendor; null where none is stated',
    ),
    discount: Money.describe('What a coupon took off these goods'),
    total_amount: Money,
    total: Money.describe('The same as `total_amount`'),
    payment_method: z
      .string()
      .nullable()
      .describe('`cash`: on delivery; `card`: when it was ordered; null on an old order'),
    payment_state: z
      .enum(paymentStates)
      .describe('Where the customer’s money is; refunding: on its way back, refunded: sent back'),
    tracking_id: z.string(),
    track_id: z.string().describe('The same as `tracking_id`'),
    tracking_information: z.string(),
    label_url: z.string(),
    note: z.string().describe('What the vendor wrote for the customer; may be empty'),
    message: z.string().describe('What the customer wrote with the order; may be empty'),
    cancellation_reason: z.string(),
    cancel_requested_at: Moment.nullable().describe('When the customer asked to cancel; null when he did not'),
    cancel_request: CancelRequest.nullable().describe('That wish and its answer; null without one'),
    customer_may: z
      .enum(['cancel', 'ask'])
      .nullable()
      .describe('cancel: at once; ask: the vendor to cancel; null: neither'),
    gift: z
      .boolean()
      .describe('The vendor adds a small gift to the parcel, as the platform promised when the order was placed'),
    ship_by: z.iso.date().nullable().describe('Last day in Riyadh on which it leaves in time; null when not known'),
    is_late: z.boolean().describe('`ship_by` is past, and it is still Pending or Confirmed'),
    can_be_missed: z
      .boolean()
      .describe('A card has paid for it, it is on its way, and should be there: the customer may report it as missing'),
    pickup: Pickup.nullable().describe('When the carrier comes; null without one'),
    vendor: z
      .object({
        id: z.number().int().describe('Id of the vendor'),
        name: z.string().describe('The same as `company_name`'),
        company_name: z.string(),
        email: z.string(),
        cr_number: z.string(),
        address: OrderAddress.describe('Where the vendor is'),
      })
      .describe('Who sells it'),
    user: z
      .object({
        id: z.number().int().describe('Id of the customer'),
        firstname: z.string(),
        lastname: z.string(),
        full_name: z.string(),
        email: z.string(),
        phone_number: z.string(),
        addresses: z
          .array(z.object({ address_1: z.string(), address_2: z.string(), phone_number: z.string() }))
          .describe('The customer’s stored addresses, in short'),
      })
      .nullable()
      .describe('The customer; null after the account was removed'),
    shipping_address: OrderAddress.nullable(),
    billing_address: OrderAddress.nullable(),
    address: z
      .object({
        country: z.object({ name: z.string().describe('Its name, in the language asked for') }).describe('The country'),
        city: z.object({ name: z.string().describe('Its name, in the language asked for') }).describe('The city'),
        address_1: z.string(),
        address_2: z.string(),
      })
      .nullable()
      .describe('Where it goes, in short; null without an address'),
    order_products: z.array(OrderProduct),
    history: z.array(StatusChange),
  })
  .meta({
    id: 'Order',
    description:
      "One vendor's part of an order, the same for customer, vendor and admin. Some keys have two names, of which clients read either. Amounts are in the order's own `currency`.",
  });

export const PlacedOrder = z
  .object({
    order_no: z.string(),
    placed_at: Moment,
    currency: Currency.describe('The currency in which it was placed, and of all its amounts'),
    sub_total: Money,
    shipping_cost: Money,
    discount: Money.describe('What the coupon took off the goods'),
    coupon_code: z.string().nullable(),
    tax_amount: Money,
    vat: StatedVat,
    grand_total: Money,
    payment_method: z
      .string()
      .nullable()
      .describe('`cash`: on delivery; `card`: when it was ordered; null on an old order'),
    billing_address: OrderAddress.nullable(),
    shipping_address: OrderAddress.nullable(),
    message: z.string().describe('What the customer wrote with the order; may be empty'),
    orders: z.array(Order).describe('One part for each vendor'),
  })
  .meta({
    id: 'PlacedOrder',
    description:
      "A whole order as its customer placed it, over all vendors. Amounts are in the order's own `currency`.",
  });
