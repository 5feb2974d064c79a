import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../answer.ts';
import { toWire } from '../../money.ts';
import { success } from '../../schemas.ts';
import { createOrderReader } from '../orders/reader.ts';
import { statusCodes, statusLabel } from '../orders/status.ts';
import { createDashboardRepository } from './repository.ts';
import { Dashboard } from './schemas.ts';

const NEWEST = 5;

/** The admin's first page. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const dashboard = createDashboardRepository(app.database);
  const orders = createOrderReader(app.database);

  app.get(
    '/admin/dashboard',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'What was sold, what waits, and the newest orders',
        response: { 200: success({ data: Dashboard }) },
      },
    },
    async (request) => {
      const [counts, waiting, sales, newest] = await Promise.all([
        dashboard.ordersByStatus(),
        dashboard.waiting(),
        dashboard.sales(),
        orders.page('everybody', {}, 1, NEWEST, request.lang),
      ]);
      const data = {
        orders_by_status: statusCodes.map((code) => ({
          status: statusLabel(code),
          status_code: code,
          count: counts.find(({ status }) => status === code)?.count ?? 0,
        })),
        vendors_waiting: waiting.vendors,
        products_waiting: waiting.products,
        newest_orders: newest.orders,
        sales: sales.map((row) => ({ ...row, total: toWire(row.total, row.currency) })),
      };
      return ok(request, 'admin.dashboard', { data });
    },
  );
};
