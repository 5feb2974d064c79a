import { z } from 'zod';
import { Currency, Moment, Money, PageMeta } from '../../schemas.ts';
import { OrderStatus } from '../orders/schemas.ts';

const count = z.number().int();
const Day = z.iso.date();

/** The last 7 days, the last 30 days or the last 12 months, each with the present day or month as far as it has come. */
export const SalesPeriod = z.enum(['week', 'month', 'year']).meta({ id: 'SalesPeriod' });
export type SalesPeriod = z.infer<typeof SalesPeriod>;

/**
 * One number of a period beside the same span before. `sales` and `average_order` are Money, the others are counts.
 * `change_percent` null: there was nothing before to compare with.
 */
export const SalesBox = z
  .object({
    key: z.enum(['sales', 'orders', 'average_order', 'units', 'customers']),
    value: z.number(),
    previous: z.number(),
    change_percent: z.number().nullable(),
  })
  .meta({ id: 'SalesBox' });

/** What was sold from one day to another, both included: a day, or in a year a month. */
export const SalesBar = z.object({ from: Day, to: Day, sales: Money, orders: count }).meta({ id: 'SalesBar' });

/** A product by how much of it was sold; `sales` is its goods before any coupon, in the dashboard's currency. */
export const TopProduct = z
  .object({
    id: count,
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    image: z.string().nullable(),
    units: count,
    sales: Money,
  })
  .meta({ id: 'TopProduct' });

/** How many things wait for the vendor; each number is the total of its filtered list. */
export const WaitingWork = z
  .object({
    to_confirm: count,
    late: count,
    cancel_requests: count,
    low_stock: count,
    pending_products: count,
    reviews_to_answer: count,
  })
  .meta({ id: 'WaitingWork' });

/** How many orders, cancelled ones left out, there ever were in a currency. */
export const SoldCurrency = z.object({ currency: Currency, orders: count }).meta({ id: 'SoldCurrency' });

/**
 * The vendor's first page. `from` and `to` are the days of the period, in Riyadh. All amounts and counts of sales are in
 * one currency, and cancelled orders are no sales. `currencies` is empty for a vendor who has sold nothing yet.
 */
export const VendorDashboard = z
  .object({
    currency: Currency,
    period: SalesPeriod,
    from: Day,
    to: Day,
    boxes: z.array(SalesBox),
    series: z.array(SalesBar),
    top_products: z.array(TopProduct),
    waiting: WaitingWork,
    currencies: z.array(SoldCurrency),
  })
  .meta({ id: 'VendorDashboard' });

/** Somebody who ordered from the vendor. `orders` counts all orders, `spent` leaves cancelled ones out. */
export const VendorCustomer = z
  .object({
    id: count,
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    orders: count,
    first_order_at: Moment,
    last_order_at: Moment,
    spent: z.array(z.object({ currency: Currency, amount: Money })),
  })
  .meta({ id: 'VendorCustomer' });

/**
 * The sums of a report. Cancelled orders count in `refunded` (what those cancelled with a refund came to) and `cancelled`
 * (how many there are) only. `net` = gross - discounts + shipping + tax.
 */
export const ReportTiles = z
  .object({
    gross: Money,
    discounts: Money,
    shipping: Money,
    tax: Money,
    net: Money,
    orders: count,
    units: count,
    refunded: Money,
    cancelled: count,
  })
  .meta({ id: 'ReportTiles' });

/** One order of a report, cancelled or not. */
export const ReportRow = z
  .object({
    id: count,
    order_no: z.string(),
    order_sub_no: z.string(),
    placed_at: Moment,
    status: OrderStatus,
    status_code: count,
    customer: z.string(),
    units: count,
    sub_total: Money,
    discount: Money,
    shipping_cost: Money,
    tax_amount: Money,
    total_amount: Money,
  })
  .meta({ id: 'ReportRow' });

/** What a vendor earned between two days in Riyadh, both included, in one currency; the newest order first. */
export const VendorReport = z
  .object({
    currency: Currency,
    from: Day,
    to: Day,
    tiles: ReportTiles,
    rows: z.array(ReportRow),
    currencies: z.array(SoldCurrency),
    meta: PageMeta,
  })
  .meta({ id: 'VendorReport' });
