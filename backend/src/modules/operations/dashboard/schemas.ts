import { z } from 'zod';
import { filterOf } from '../../../wire/paging.ts';
import { Currency, Moment, Money } from '../../../wire/schemas.ts';
import { Order, OrderStatus } from '../../sales/orders/schemas.ts';
import { SalesBar, SalesBox, SalesPeriod, SoldCurrency } from '../../sales/reports/schemas.ts';

const count = z.number().int();
const Day = z.iso.date();

/** The default currency is the one with the most orders. */
export const DashboardQuery = z.strictObject({
  currency: filterOf(Currency).describe('Currency of the figures; if omitted, the one with the most orders'),
  period: SalesPeriod.default('week').describe('Period of the figures'),
});

const Sales = z
  .object({
    period: z.enum(['today', 'last_7_days', 'last_30_days']).describe('Period, including today'),
    currency: Currency,
    orders: count.describe('Number of orders placed'),
    total: Money.describe('Total of the orders, less returned goods'),
  })
  .meta({
    id: 'Sales',
    description:
      'Sales in one currency over one period, without cancelled orders. Days are those of Riyadh and Manama.',
  });

const PlatformBox = SalesBox.extend({
  key: z.enum([...SalesBox.shape.key.options, 'vendors']).describe('The figure'),
}).meta({
  id: 'PlatformBox',
  description: 'A figure of the admin dashboard, like those of a vendor; `vendors`: number of vendors with sales',
});

export const TopVendor = z
  .object({
    id: count,
    company_name: z.string(),
    company_name_arabic: z.string(),
    orders: count.describe('Number of orders with this vendor’s goods'),
    sales: Money.describe('Sales of this vendor’s goods'),
  })
  .meta({ id: 'TopVendor', description: "A vendor ranked by sales, in the dashboard's currency" });

export const AdminPendingCounts = z
  .object({
    vendors: count.describe('Vendors awaiting a decision, without suspended ones'),
    identities: count.describe('Requests of vendors to change their name or registration'),
    tax_details: count.describe('Unverified tax details of vendors'),
    bank_accounts: count.describe('Unverified bank accounts of vendors'),
    licences: count.describe('Licences of vendors to review'),
    licences_expiring: count.describe('Licences that expire within 30 days, without a successor'),
    categories_paused: count.describe('Categories that a vendor may not sell for want of a licence'),
    products: count.describe('Active products awaiting approval'),
    changed_products: count.describe('Active products changed since their approval'),
    reviews: count.describe('Reviews not yet moderated'),
    messages: count.describe('Open messages'),
    reports: count.describe('Open reports of products and vendors'),
    cancel_requests: count.describe('Cancellation requests that the vendor has not answered'),
  })
  .meta({
    id: 'AdminWaiting',
    description:
      'Numbers of items awaiting the admin; each equals the total of its filtered list. Only active products are counted.',
  });

export const Dashboard = z
  .object({
    currency: Currency.describe('Currency of all amounts except those of `sales` and `newest_orders`'),
    period: SalesPeriod.describe('The requested period'),
    span: z.object({ from: Day, to: Day }).describe('Days of the period, in Riyadh'),
    figures_at: Moment.nullable().describe(
      'When a large shop last summed `boxes`, `series`, `top_vendors` and `orders_by_status`; null: with this response',
    ),
    boxes: z.array(PlatformBox).describe('Figures compared with those of the previous period'),
    returned: Money.describe('Refunds for returned goods, already deducted from sales and units'),
    series: z.array(SalesBar).describe('Sales by day or month'),
    currencies: z.array(SoldCurrency).describe('Currencies with any sales; empty before the first order'),
    top_vendors: z.array(TopVendor).describe('Vendors with the highest sales'),
    waiting: AdminPendingCounts,
    orders_by_status: z
      .array(
        z.object({
          status: OrderStatus.describe('The status'),
          status_code: count,
          count: count.describe('Number of orders'),
        }),
      )
      .describe('Number of orders by status'),
    vendors_waiting: count.describe('Same as `waiting.vendors`'),
    products_waiting: count.describe('Same as `waiting.products`'),
    newest_orders: z.array(Order).describe('The newest orders of all vendors'),
    sales: z.array(Sales).describe('Sales of today and recent days, by currency'),
  })
  .meta({
    id: 'Dashboard',
    description:
      'The admin dashboard. `boxes`, `series` and `top_vendors` cover the days of `span`, in one currency; amounts in different currencies are never added. `currencies` is empty before the first sale.',
  });
