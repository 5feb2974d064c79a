import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { pageSize } from '../../paging.ts';
import { PageMeta, success } from '../../schemas.ts';
import { OrderQuery } from './query.ts';
import { createOrderReader } from './reader.ts';
import { Order } from './schemas.ts';
import { filteredCodes } from './status.ts';

/** Everybody's orders, one entry per vendor's part. */
export const adminOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const orders = createOrderReader(app.database);

  app.get(
    '/admin/orders',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'A page of everybody’s orders',
        querystring: OrderQuery,
        response: { 200: success({ data: z.object({ orders: z.array(Order), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, search, status } = request.query;
      const filter = { search, statuses: status && filteredCodes(status) };
      return ok(request, 'orders.shown', {
        data: await orders.page('everybody', filter, page, pageSize.backOffice, request.lang),
      });
    },
  );
};
