import { z } from 'zod';
import { Currency, Moment, Money } from '../../schemas.ts';
import { orderTexts } from './texts.ts';

/** Status labels by code: 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund. */
export const OrderStatus = z
  .enum(['Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Cancel With Refund'])
  .meta({ id: 'OrderStatus' });

/** A sold line as it was when the order was placed. `review`: whether the customer has reviewed the product, or may. */
export const OrderProduct = z
  .object({
    id: z.number().int(),
    product: z.object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      name_arabic: z.string(),
      sku: z.string(),
      product_image: z.string().nullable(),
      price: Money,
      variant: z.string(),
      variant_arabic: z.string(),
    }),
    quantity: z.number().int(),
    sub_total: Money,
    status: OrderStatus,
    review: z.enum(['none', 'may_write', 'written']),
  })
  .meta({ id: 'OrderProduct' });

/**
 * One change of status: who did it (by role), when, from what to what. Where `field` names a text, the status stayed and
 * that text was changed to `note`, '' when it was taken away.
 */
export const StatusChange = z
  .object({
    from: OrderStatus.nullable(),
    to: OrderStatus,
    note: z.string(),
    field: z.enum(orderTexts).nullable(),
    actor: z.enum(['customer', 'vendor', 'admin', 'system']),
    created_at: Moment,
  })
  .meta({ id: 'StatusChange' });

/** `company_*`: whom the person buys for. `national_address`: how carriers find a building in Saudi Arabia, or ''. */
const OrderAddress = z.object({
  name: z.string(),
  company_name: z.string(),
  company_address: z.string(),
  phone_number: z.string(),
  email: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  national_address: z.string(),
});

/** A customer's wish to cancel a confirmed order. `reason`: what the vendor wrote when declining. */
export const CancelRequest = z
  .object({ asked_at: Moment, state: z.enum(['open', 'declined']), reason: z.string() })
  .meta({ id: 'CancelRequest' });

/** When the carrier fetches the parcel: a day in Riyadh and two times (`HH:mm`). */
export const Pickup = z
  .object({
    carrier: z.string(),
    date: z.iso.date(),
    from: z.string(),
    to: z.string(),
    tracking_id: z.string(),
    label_url: z.string(),
  })
  .meta({ id: 'Pickup' });

/**
 * One vendor's part of an order, the same for customer, vendor and admin. `id` and `order_id` are the part's own id, by
 * which every call about it is keyed; `parent_order_id` is that of the whole order, which no call takes.
 * Doubled names (subtotal = sub_total, total = total_amount, track_id = tracking_id, order_date = created_at)
 * are the documents'. Amounts are in the order's own `currency`. `customer_may`: cancel it at once, ask the vendor to
 * cancel it, or neither. `ship_by`: the last day in Riyadh on which it leaves in time; late when it is past and the
 * order is still Pending or Confirmed.
 */
export const Order = z
  .object({
    id: z.number().int(),
    order_id: z.number().int(),
    parent_order_id: z.number().int(),
    order_no: z.string(),
    order_sub_no: z.string(),
    order_date: Moment,
    created_at: Moment,
    status: OrderStatus,
    status_code: z.number().int().min(1).max(6),
    currency: Currency,
    sub_total: Money,
    subtotal: Money,
    shipping_cost: Money,
    tax_amount: Money,
    discount: Money,
    total_amount: Money,
    total: Money,
    payment_method: z.string().nullable(),
    tracking_id: z.string(),
    track_id: z.string(),
    tracking_information: z.string(),
    label_url: z.string(),
    note: z.string(),
    message: z.string(),
    cancellation_reason: z.string(),
    cancel_requested_at: Moment.nullable(),
    cancel_request: CancelRequest.nullable(),
    customer_may: z.enum(['cancel', 'ask']).nullable(),
    ship_by: z.iso.date().nullable(),
    is_late: z.boolean(),
    pickup: Pickup.nullable(),
    vendor: z.object({
      id: z.number().int(),
      name: z.string(),
      company_name: z.string(),
      email: z.string(),
      cr_number: z.string(),
      address: OrderAddress,
    }),
    user: z
      .object({
        id: z.number().int(),
        firstname: z.string(),
        lastname: z.string(),
        full_name: z.string(),
        email: z.string(),
        phone_number: z.string(),
        addresses: z.array(z.object({ address_1: z.string(), address_2: z.string(), phone_number: z.string() })),
      })
      .nullable(),
    shipping_address: OrderAddress.nullable(),
    billing_address: OrderAddress.nullable(),
    address: z
      .object({
        country: z.object({ name: z.string() }),
        city: z.object({ name: z.string() }),
        address_1: z.string(),
        address_2: z.string(),
      })
      .nullable(),
    order_products: z.array(OrderProduct),
    history: z.array(StatusChange),
  })
  .meta({ id: 'Order' });

/** A whole order as its customer placed it, over all vendors. Amounts are in the order's own `currency`. */
export const PlacedOrder = z
  .object({
    order_no: z.string(),
    placed_at: Moment,
    currency: Currency,
    sub_total: Money,
    shipping_cost: Money,
    discount: Money,
    coupon_code: z.string().nullable(),
    tax_amount: Money,
    grand_total: Money,
    payment_method: z.string().nullable(),
    billing_address: OrderAddress.nullable(),
    shipping_address: OrderAddress.nullable(),
    message: z.string(),
    orders: z.array(Order),
  })
  .meta({ id: 'PlacedOrder' });
