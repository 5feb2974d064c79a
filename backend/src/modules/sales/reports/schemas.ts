import { z } from 'zod';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';
import { OrderStatus } from '../orders/schemas.ts';

const count = z.number().int();
const Day = z.iso.date();

export const SalesPeriod = z.enum(['week', 'month', 'year']).meta({
  id: 'SalesPeriod',
  description:
    'The last 7 days, the last 30 days or the last 12 months, each including the current day or month so far',
});
export type SalesPeriod = z.infer<typeof SalesPeriod>;

export const SalesBox = z
  .object({
    key: z.enum(['sales', 'orders', 'average_order', 'units', 'customers']).describe('Key of the figure'),
    value: z.number().describe('Figure of the period: an amount for sales and average_order, else a count'),
    previous: z.number(),
    change_percent: z.number().nullable(),
  })
  .meta({
    id: 'SalesBox',
    description:
      'A figure of a period and of the preceding span. `sales` and `average_order` are Money, the others are counts. `change_percent` is null without a previous value.',
  });

export const SalesBar = z
  .object({
    from: Day.describe('First day'),
    to: Day.describe('Last day, inclusive'),
    sales: Money.describe('Sales without returns'),
    orders: count.describe('Number of orders placed'),
  })
  .meta({
    id: 'SalesBar',
    description: 'Sales from one day to another, inclusive: a day, or a month in a year',
  });

export const TopProduct = z
  .object({
    id: count,
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    image: z.string().nullable(),
    units: count.describe('Units sold and not returned'),
    sales: Money.describe('Sales of these units, before coupons'),
  })
  .meta({
    id: 'TopProduct',
    description: "A product with its sales; `sales` is the goods before coupons, in the dashboard's currency",
  });

export const PendingWork = z
  .object({
    to_confirm: count.describe('Orders to confirm'),
    late: count.describe('Overdue orders'),
    cancel_requests: count.describe('Orders with a pending cancellation request'),
    low_stock: count.describe('Products with fewer than five units left'),
    pending_products: count.describe('Active products awaiting approval'),
    reviews_to_answer: count.describe('Reviews without a reply'),
  })
  .meta({
    id: 'WaitingWork',
    description: 'Work waiting for the vendor; each number equals the total of the linked list',
  });

export const StoreSetup = z
  .object({
    company: z.boolean().describe('True once the commercial registration is verified'),
    logo: z.boolean().describe('True once there is a logo'),
    address: z.boolean().describe('True once the pickup address is complete'),
    shipping: z.boolean().describe('True once there is a shipping zone'),
    payment: z.boolean().describe('True once there is a payment method'),
    bank: z.boolean().describe('True once a bank account for payouts has been submitted'),
    vat: z.boolean().describe('True once tax details have been submitted'),
    product: z.boolean().describe('True once there is a product'),
    approved_product: z.boolean().describe('True once a product can be bought: active and approved'),
  })
  .meta({ id: 'StoreSetup', description: 'Setup steps of a store before its first sale, and whether each is done' });

export const SoldCurrency = z
  .object({ currency: Currency, orders: count.describe('Number of orders, without cancelled ones') })
  .meta({ id: 'SoldCurrency', description: 'Number of orders ever placed in a currency, without cancelled ones' });

export const VendorDashboard = z
  .object({
    currency: Currency.describe('Currency of all amounts'),
    period: SalesPeriod.describe('The requested period'),
    from: Day,
    to: Day,
    boxes: z.array(SalesBox).describe('Figures compared with the preceding span'),
    returned: Money.describe('Refunds for returned goods, already deducted from sales and units'),
    series: z.array(SalesBar).describe('Sales by day or month'),
    top_products: z.array(TopProduct).describe('Best-selling products'),
    waiting: PendingWork.describe('Work waiting for the vendor'),
    setup: StoreSetup.nullable().describe('Setup steps before the first sale; null once there are sales'),
    currencies: z.array(SoldCurrency).describe('Currencies with sales; empty before the first order'),
  })
  .meta({
    id: 'VendorDashboard',
    description:
      'The vendor dashboard. `from` and `to` are the days of the period, in Riyadh. All amounts and sales counts are in one currency, and cancelled orders do not count as sales. `currencies` is empty for a vendor without sales.',
  });

export const VendorCustomer = z
  .object({
    id: count,
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    orders: count.describe('Number of orders, including cancelled ones'),
    first_order_at: Moment.describe('Time of the first order'),
    last_order_at: Moment.describe('Time of the last order'),
    spent: z
      .array(z.object({ currency: Currency, amount: Money.describe('Amount spent in this currency') }))
      .describe('Amounts spent by currency, without cancelled orders'),
  })
  .meta({
    id: 'VendorCustomer',
    description: 'A customer of the vendor. `orders` counts all orders, `spent` excludes cancelled ones.',
  });

export const ReportTiles = z
  .object({
    gross: Money.describe('Goods before coupons'),
    discounts: Money.describe('Coupon discounts'),
    shipping: Money.describe('Shipping fees paid by customers'),
    returned: Money.describe('Refunds for returned goods'),
    tax: Money.describe('Tax included in net'),
    net: Money.describe('gross - discounts + shipping - returned'),
    orders: count.describe('Number of orders'),
    units: count.describe('Units not returned'),
    returned_units: count.describe('Units returned'),
    refunded: Money.describe('Total of the orders cancelled with a refund'),
    cancelled: count.describe('Number of cancelled orders'),
  })
  .meta({
    id: 'ReportTiles',
    description:
      'The totals of a report. Cancelled orders count only in `refunded` (the total of those cancelled with a refund) and `cancelled` (their number). `net` = gross - discounts + shipping - returned; for orders placed before tax was stated, the tax is added on top. Returns are deducted on the day of their order.',
  });

export const ReportRow = z
  .object({
    id: count,
    order_no: z.string(),
    order_sub_no: z.string(),
    placed_at: Moment,
    status: OrderStatus.describe('Current status'),
    status_code: count,
    customer: z.string().describe('Name of the customer'),
    units: count.describe('Units not returned'),
    returned_units: count.describe('Units returned'),
    sub_total: Money,
    discount: Money.describe('Coupon discount'),
    shipping_cost: Money,
    tax_amount: Money.describe('Tax included in net'),
    total_amount: Money.describe('Total of the order'),
    returned: Money.describe('Refund for returned goods'),
    net: Money.describe('total_amount - returned'),
  })
  .meta({ id: 'ReportRow', description: 'An order in a report, cancelled or not' });

export const VendorReport = z
  .object({
    currency: Currency.describe('Currency of all amounts'),
    from: Day,
    to: Day,
    status_code: count.nullable().describe('Status filter, 5 for both kinds of cancellation; null: all'),
    tiles: ReportTiles.describe('Totals over all matching orders'),
    rows: z.array(ReportRow).describe('Orders on this page'),
    currencies: z.array(SoldCurrency).describe('Currencies with sales'),
    meta: PageMeta,
  })
  .meta({
    id: 'VendorReport',
    description: 'A vendor’s earnings between two days in Riyadh, inclusive, in one currency; newest order first',
  });
