import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createDashboardReader } from './dashboard.ts';
import { AdminPendingCounts, Dashboard, DashboardQuery } from './schemas.ts';
import { createPendingCounter } from './pending-counts.ts';

const access = 'admin';

/** Admin dashboard, and the counts of pending work shown on every page. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const readDashboard = createDashboardReader(app.database);
  const countWaiting = createPendingCounter(app.database);

  app.get(
    '/admin/dashboard',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'Sales of a period compared with the previous one, pending work, and the newest orders',
        querystring: DashboardQuery,
        response: { 200: success({ data: Dashboard }) },
      },
    },
    async (request) => {
      const { currency, period } = request.query;
      return ok(request, 'admin.dashboard', {
        data: await readDashboard(currency, period, request.lang, requireUser(request).permissions),
      });
    },
  );

  app.get(
    '/admin/waiting',
    {
      config: { access, permission: 'member' },
      schema: {
        summary: 'Number of items awaiting the admin, 0 for those that the admin may not read',
        response: { 200: success({ data: AdminPendingCounts }) },
      },
    },
    async (request) => ok(request, 'admin.dashboard', { data: await countWaiting(requireUser(request).permissions) }),
  );
};
