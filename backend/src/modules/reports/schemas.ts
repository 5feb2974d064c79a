import { z } from 'zod';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';
import { OrderStatus } from '../orders/schemas.ts';

const count = z.number().int();
const Day = z.iso.date();

export const SalesPeriod = z.enum(['week', 'month', 'year']).meta({
  id: 'SalesPeriod',
  description:
    'The last 7 days, the last 30 days or the last 12 months, each with the present day or month as far as it has come',
});
export type SalesPeriod = z.infer<typeof SalesPeriod>;

export const SalesBox = z
  .object({
    key: z.enum(['sales', 'orders', 'average_order', 'units', 'customers']).describe('What is counted'),
    value: z.number().describe('The number of the period: an amount for sales and average_order, else a count'),
    previous: z.number(),
    change_percent: z.number().nullable(),
  })
  .meta({
    id: 'SalesBox',
    description:
      'One number of a period beside the same span before. `sales` and `average_order` are Money, the others are counts. `change_percent` null: there was nothing before to compare with.',
  });

export const SalesBar = z
  .object({
    from: Day.describe('First day'),
    to: Day.describe('Last day, included'),
    sales: Money.describe('What was sold, without what came back'),
    orders: count.describe('How many orders were placed'),
  })
  .meta({
    id: 'SalesBar',
    description: 'What was sold from one day to another, both included: a day, or in a year a month',
  });

export const TopProduct = z
  .object({
    id: count,
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    image: z.string().nullable(),
    units: count.describe('How many were sold and have not come back'),
    sales: Money.describe('What these came to, before any coupon'),
  })
  .meta({
    id: 'TopProduct',
    description:
      "A product by how much of it was sold; `sales` is its goods before any coupon, in the dashboard's currency",
  });

export const WaitingWork = z
  .object({
    to_confirm: count.describe('Orders to confirm'),
    late: count.describe('Orders that should have left'),
    cancel_requests: count.describe('Orders that a customer wants cancelled'),
    low_stock: count.describe('Products of which fewer than five units are left'),
    pending_products: count.describe('Active products that wait for the admin'),
    reviews_to_answer: count.describe('Reviews without an answer'),
  })
  .meta({
    id: 'WaitingWork',
    description: 'How many things wait for the vendor; each number is the total of its filtered list',
  });

export const StoreSetup = z
  .object({
    company: z.boolean().describe('The commercial registration number has been checked'),
    logo: z.boolean().describe('There is a logo'),
    address: z.boolean().describe('It is known where parcels are fetched'),
    shipping: z.boolean().describe('There is a zone to ship to'),
    payment: z.boolean().describe('There is a way to pay'),
    product: z.boolean().describe('There is a product'),
    approved_product: z.boolean().describe('There is a product that can be bought: active and approved'),
  })
  .meta({ id: 'StoreSetup', description: 'What a store needs until its first sale, and whether it is there' });

export const SoldCurrency = z
  .object({ currency: Currency, orders: count.describe('How many orders, cancelled ones left out') })
  .meta({ id: 'SoldCurrency', description: 'How many orders, cancelled ones left out, there ever were in a currency' });

export const VendorDashboard = z
  .object({
    currency: Currency.describe('The currency of all amounts'),
    period: SalesPeriod.describe('The span that was asked for'),
    from: Day,
    to: Day,
    boxes: z.array(SalesBox).describe('The numbers beside those of the span before'),
    returned: Money.describe('What customers got back for goods that came back; sales and units are without them'),
    series: z.array(SalesBar).describe('What was sold, day by day or month by month'),
    top_products: z.array(TopProduct).describe('What sold best'),
    waiting: WaitingWork.describe('What there is to do'),
    setup: StoreSetup.nullable().describe('What the store needs until its first sale; null once it has sold something'),
    currencies: z
      .array(SoldCurrency)
      .describe('In which currencies anything was ever sold; empty before the first order'),
  })
  .meta({
    id: 'VendorDashboard',
    description:
      "The vendor's first page. `from` and `to` are the days of the period, in Riyadh. All amounts and counts of sales are in one currency, and cancelled orders are no sales. `currencies` is empty for a vendor who has sold nothing yet.",
  });

export const VendorCustomer = z
  .object({
    id: count,
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    orders: count.describe('How many orders, cancelled ones too'),
    first_order_at: Moment.describe('When the first was placed'),
    last_order_at: Moment.describe('When the last was placed'),
    spent: z
      .array(z.object({ currency: Currency, amount: Money.describe('What was spent in that currency') }))
      .describe('What they came to, cancelled ones left out, by currency'),
  })
  .meta({
    id: 'VendorCustomer',
    description: 'Somebody who ordered from the vendor. `orders` counts all orders, `spent` leaves cancelled ones out.',
  });

export const ReportTiles = z
  .object({
    gross: Money.describe('The goods, before coupons'),
    discounts: Money.describe('What coupons took off'),
    shipping: Money.describe('What customers paid for shipping'),
    returned: Money.describe('What customers got back for goods that came back'),
    tax: Money.describe('What of net is tax'),
    net: Money.describe('gross - discounts + shipping - returned'),
    orders: count.describe('How many orders'),
    units: count.describe('How many units customers keep'),
    returned_units: count.describe('How many units came back'),
    refunded: Money.describe('What the orders that were cancelled with a refund came to'),
    cancelled: count.describe('How many orders were cancelled'),
  })
  .meta({
    id: 'ReportTiles',
    description:
      'The sums of a report. Cancelled orders count in `refunded` (what those cancelled with a refund came to) and `cancelled` (how many there are) only. `net` = gross - discounts + shipping - returned; of an order from before tax was stated the tax stands on top. What came back is taken off the day of its order.',
  });

export const ReportRow = z
  .object({
    id: count,
    order_no: z.string(),
    order_sub_no: z.string(),
    placed_at: Moment,
    status: OrderStatus.describe('Where it stands'),
    status_code: count,
    customer: z.string().describe('Name of the customer'),
    units: count.describe('How many units the customer keeps'),
    returned_units: count.describe('How many units came back'),
    sub_total: Money,
    discount: Money.describe('What a coupon took off'),
    shipping_cost: Money,
    tax_amount: Money.describe('What of net is tax'),
    total_amount: Money.describe('What the order came to'),
    returned: Money.describe('What the customer got back for goods that came back'),
    net: Money.describe('total_amount - returned'),
  })
  .meta({ id: 'ReportRow', description: 'One order of a report, cancelled or not' });

export const VendorReport = z
  .object({
    currency: Currency.describe('The currency of all amounts'),
    from: Day,
    to: Day,
    status_code: count
      .nullable()
      .describe('The status that it is narrowed to, 5 for both kinds of cancelled; null: all'),
    tiles: ReportTiles.describe('The sums of all orders that it is about'),
    rows: z.array(ReportRow).describe('The orders of this page'),
    currencies: z.array(SoldCurrency).describe('In which currencies anything was ever sold'),
    meta: PageMeta,
  })
  .meta({
    id: 'VendorReport',
    description:
      'What a vendor earned between two days in Riyadh, both included, in one currency; the newest order first',
  });
