import { z } from 'zod';
import { filterOf } from '../../paging.ts';
import { Currency, Money } from '../../schemas.ts';
import { Order, OrderStatus } from '../orders/schemas.ts';
import { SalesBar, SalesBox, SalesPeriod, SoldCurrency } from '../reports/schemas.ts';

const count = z.number().int();
const Day = z.iso.date();

/** Without a currency it is the one in which most was ordered. */
export const DashboardQuery = z.strictObject({ currency: filterOf(Currency), period: SalesPeriod.default('week') });

/** What was sold in one currency over one period, cancelled orders left out. Days are those of Riyadh and Manama. */
export const Sales = z
  .object({
    period: z.enum(['today', 'last_7_days', 'last_30_days']),
    currency: Currency,
    orders: count,
    total: Money,
  })
  .meta({ id: 'Sales' });

/** A box of the admin's first page, as of the vendor's; `vendors`: how many of them sold something. */
export const PlatformBox = SalesBox.extend({
  key: z.enum([...SalesBox.shape.key.options, 'vendors']),
}).meta({ id: 'PlatformBox' });

/** A vendor by what he sold, in the dashboard's currency. */
export const TopVendor = z
  .object({
    id: count,
    company_name: z.string(),
    company_name_arabic: z.string(),
    orders: count,
    sales: Money,
  })
  .meta({ id: 'TopVendor' });

/** How many things wait for the admin; each number is the total of its filtered list. Products: active ones only. */
export const AdminWaiting = z
  .object({
    vendors: count,
    products: count,
    changed_products: count,
    reviews: count,
    messages: count,
    cancel_requests: count,
  })
  .meta({ id: 'AdminWaiting' });

/**
 * The admin's first page. `boxes`, `series` and `top_vendors` are about the days of `span`, in one currency; amounts of
 * different currencies stand apart and are never added. `currencies` is empty where nothing was sold yet.
 */
export const Dashboard = z
  .object({
    currency: Currency,
    period: SalesPeriod,
    span: z.object({ from: Day, to: Day }),
    boxes: z.array(PlatformBox),
    series: z.array(SalesBar),
    currencies: z.array(SoldCurrency),
    top_vendors: z.array(TopVendor),
    waiting: AdminWaiting,
    orders_by_status: z.array(z.object({ status: OrderStatus, status_code: count, count })),
    vendors_waiting: count,
    products_waiting: count,
    newest_orders: z.array(Order),
    sales: z.array(Sales),
  })
  .meta({ id: 'Dashboard' });
