import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orderNumber } from '../../../text/order-number.ts';
import { ok } from '../../../wire/ok.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { orderTable } from './csv.ts';
import { AdminOrderFilter, AdminOrderQuery, toAdminOrderFilter } from './query.ts';
import { createOrderReader } from './reader.ts';
import { Order, PlacedOrder } from './schemas.ts';

const access = 'admin';

/** Orders of all vendors, one entry per sub-order. */
export const adminOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const orders = createOrderReader(app.database);

  app.get(
    '/admin/orders',
    {
      config: { access, permission: 'orders.read', errors: ['search_too_wide'] },
      schema: {
        summary: 'A page of all orders',
        querystring: AdminOrderQuery,
        response: { 200: success({ data: z.object({ orders: z.array(Order), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...query } = request.query;
      const filter = toAdminOrderFilter(query);
      await orders.assertSearchable('everybody', filter);
      return ok(request, 'orders.shown', {
        data: await orders.page('everybody', filter, { page, size }, request.lang),
      });
    },
  );

  app.get(
    '/admin/orders/:slug',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'An order by number or id',
        params: z.strictObject({
          slug: z.string().min(1).max(60).describe('`order_sub_no` or id of a sub-order'),
        }),
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) =>
      ok(request, 'orders.shown', { order: await orders.one('everybody', request.params.slug, request.lang) }),
  );

  app.get(
    '/admin/orders/placed/:order_no',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'A whole order of all vendors, by number in any spelling',
        params: z.strictObject({ order_no: z.string().min(1).max(60) }),
        response: { 200: success({ order: PlacedOrder }) },
      },
    },
    async (request) => {
      const number = orderNumber(request.params.order_no);
      return ok(request, 'orders.shown', { order: await orders.placed('everybody', number, request.lang) });
    },
  );

  app.get(
    '/admin/orders.csv',
    {
      config: { access, permission: 'orders.read', errors: ['search_too_wide'] },
      schema: { summary: 'All orders as CSV', querystring: AdminOrderFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const filter = toAdminOrderFilter(request.query);
      await orders.assertSearchable('everybody', filter);
      return csvResponse(reply, 'orders.csv', orderTable(app.database, 'everybody', filter, request.lang));
    },
  );
};
