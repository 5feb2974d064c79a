import { z } from 'zod';
import { Currency, Money } from '../../schemas.ts';
import { Order, OrderStatus } from '../orders/schemas.ts';

/** What was sold in one currency over one period, cancelled orders left out. Days are those of Riyadh and Manama. */
export const Sales = z
  .object({
    period: z.enum(['today', 'last_7_days', 'last_30_days']),
    currency: Currency,
    orders: z.number().int(),
    total: Money,
  })
  .meta({ id: 'Sales' });

/** The admin's first page. Amounts of different currencies stand apart: they are never added. */
export const Dashboard = z
  .object({
    orders_by_status: z.array(
      z.object({ status: OrderStatus, status_code: z.number().int(), count: z.number().int() }),
    ),
    vendors_waiting: z.number().int(),
    products_waiting: z.number().int(),
    newest_orders: z.array(Order),
    sales: z.array(Sales),
  })
  .meta({ id: 'Dashboard' });
