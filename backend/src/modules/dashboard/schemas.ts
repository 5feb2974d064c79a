import { z } from 'zod';
import { filterOf } from '../../wire/paging.ts';
import { Currency, Money } from '../../wire/schemas.ts';
import { Order, OrderStatus } from '../orders/schemas.ts';
import { SalesBar, SalesBox, SalesPeriod, SoldCurrency } from '../reports/schemas.ts';

const count = z.number().int();
const Day = z.iso.date();

/** Without a currency it is the one in which most was ordered. */
export const DashboardQuery = z.strictObject({
  currency: filterOf(Currency).describe('The currency of the numbers; left out, the one in which most was ordered'),
  period: SalesPeriod.default('week').describe('The span of the numbers'),
});

const Sales = z
  .object({
    period: z.enum(['today', 'last_7_days', 'last_30_days']).describe('The days that are counted, today included'),
    currency: Currency,
    orders: count.describe('How many orders were placed'),
    total: Money.describe('What they came to, without what came back'),
  })
  .meta({
    id: 'Sales',
    description:
      'What was sold in one currency over one period, cancelled orders left out. Days are those of Riyadh and Manama.',
  });

const PlatformBox = SalesBox.extend({
  key: z.enum([...SalesBox.shape.key.options, 'vendors']).describe('What is counted'),
}).meta({
  id: 'PlatformBox',
  description: "A box of the admin's first page, as of the vendor's; `vendors`: how many of them sold something",
});

export const TopVendor = z
  .object({
    id: count,
    company_name: z.string(),
    company_name_arabic: z.string(),
    orders: count.describe('How many orders had goods of his'),
    sales: Money.describe('What his goods came to'),
  })
  .meta({ id: 'TopVendor', description: "A vendor by what he sold, in the dashboard's currency" });

export const AdminWaiting = z
  .object({
    vendors: count.describe('Vendors who wait for a decision; those who were stopped do not'),
    identities: count.describe('Vendors who ask to trade under another name or registration'),
    tax_details: count.describe('Vendors whose tax details nobody has looked at'),
    bank_accounts: count.describe('Bank accounts of vendors that nobody has looked at'),
    products: count.describe('Active products that wait for their approval'),
    changed_products: count.describe('Active products that were changed since their approval'),
    reviews: count.describe('Reviews that nobody has looked at'),
    messages: count.describe('Messages that nobody has dealt with'),
    cancel_requests: count.describe('Orders that a customer wants cancelled, and whose vendor has not answered'),
  })
  .meta({
    id: 'AdminWaiting',
    description:
      'How many things wait for the admin; each number is the total of its filtered list. Products: active ones only.',
  });

export const Dashboard = z
  .object({
    currency: Currency.describe('The currency of all amounts but those of `sales` and `newest_orders`'),
    period: SalesPeriod.describe('The span that was asked for'),
    span: z.object({ from: Day, to: Day }).describe('The days of the period, in Riyadh'),
    boxes: z.array(PlatformBox).describe('The numbers beside those of the span before'),
    returned: Money.describe('What customers got back for goods that came back; sales and units are without them'),
    series: z.array(SalesBar).describe('What was sold, day by day or month by month'),
    currencies: z
      .array(SoldCurrency)
      .describe('In which currencies anything was ever sold; empty before the first order'),
    top_vendors: z.array(TopVendor).describe('Who sold most'),
    waiting: AdminWaiting,
    orders_by_status: z
      .array(
        z.object({
          status: OrderStatus.describe('The status'),
          status_code: count,
          count: count.describe('How many orders have it'),
        }),
      )
      .describe('How many orders there are, by status'),
    vendors_waiting: count.describe('The same as `waiting.vendors`'),
    products_waiting: count.describe('The same as `waiting.products`'),
    newest_orders: z.array(Order).describe('The newest orders of all vendors'),
    sales: z.array(Sales).describe('What was sold today and lately, by currency'),
  })
  .meta({
    id: 'Dashboard',
    description:
      "The admin's first page. `boxes`, `series` and `top_vendors` are about the days of `span`, in one currency; amounts of different currencies stand apart and are never added. `currencies` is empty where nothing was sold yet.",
  });
