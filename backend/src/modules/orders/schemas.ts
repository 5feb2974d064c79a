import { z } from 'zod';
import { Currency, Moment, Money } from '../../schemas.ts';

/** Status labels by code: 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund. */
export const OrderStatus = z
  .enum(['Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Cancel With Refund'])
  .meta({ id: 'OrderStatus' });

/** A sold line as it was when the order was placed. */
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
  })
  .meta({ id: 'OrderProduct' });

/** One change of status: who did it (by role), when, from what to what. */
export const StatusChange = z
  .object({
    from: OrderStatus.nullable(),
    to: OrderStatus,
    note: z.string(),
    actor: z.enum(['customer', 'vendor', 'admin', 'system']),
    created_at: Moment,
  })
  .meta({ id: 'StatusChange' });

const orderAddress = {
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
};

/**
 * One vendor's part of an order, the same for customer, vendor and admin.
 * Doubled names (subtotal = sub_total, total = total_amount, track_id = tracking_id, order_date = created_at)
 * are the documents'. Amounts are in the order's own `currency`.
 */
export const Order = z
  .object({
    id: z.number().int(),
    order_id: z.number().int(),
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
    vendor: z.object({ id: z.number().int(), name: z.string(), company_name: z.string(), email: z.string() }),
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
    shipping_address: z.object(orderAddress).nullable(),
    billing_address: z.object(orderAddress).nullable(),
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
