import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createCommissionReader } from './reader.ts';
import {
  CommissionMatch,
  CommissionMatchQuery,
  CommissionRate,
  CommissionRateFilter,
  NewCommissionRate,
} from './schemas.ts';
import { createCommissionService } from './service.ts';

const access = 'admin';
const one = { 200: success({ data: CommissionRate }) };

/** Commission rates. */
export const adminCommissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createCommissionReader(app.database);
  const commission = createCommissionService(app.database);

  addListRoutes(app, {
    path: '/admin/commission-rates',
    permission: 'money.read',
    summary: 'A page of commission rates, newest first',
    filter: CommissionRateFilter,
    key: 'commission_rates',
    entry: CommissionRate,
    read,
    message: 'commission.shown',
  });

  app.get(
    '/admin/commission-rates/match',
    {
      config: { access, permission: 'money.read', errors: ['not_found'] },
      schema: {
        summary: 'Commission rate that would apply to a product if it were sold now',
        querystring: CommissionMatchQuery,
        response: { 200: success({ data: CommissionMatch }) },
      },
    },
    async (request) => ok(request, 'commission.shown', { data: await read.match(request.query.product_id) }),
  );

  app.post(
    '/admin/commission-rates',
    {
      config: { access, permission: 'money.manage', errors: ['rate_exists'] },
      schema: {
        summary: 'Adds a commission rate: for a vendor’s category, a category, a vendor, or for all',
        body: NewCommissionRate,
        response: one,
      },
    },
    async (request) => {
      const id = await commission.add(requireUser(request), request.body);
      return ok(request, 'commission.added', { data: await read.one(id) });
    },
  );

  app.post(
    '/admin/commission-rates/:id/end',
    {
      config: { access, permission: 'money.manage', errors: ['rate_ended'] },
      schema: {
        summary: 'Ends a commission rate; later sales use the next matching rate',
        params: z.strictObject({ id: PathId }),
        response: one,
      },
    },
    async (request) => {
      const { id } = request.params;
      await commission.end(requireUser(request), id);
      return ok(request, 'commission.ended', { data: await read.one(id) });
    },
  );
};
