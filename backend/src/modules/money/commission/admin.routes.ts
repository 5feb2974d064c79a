import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
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
  CommissionRatePage,
  CommissionRateQuery,
  NewCommissionRate,
} from './schemas.ts';
import { createCommissionService } from './service.ts';

const access = 'admin';
const one = { 200: success({ data: CommissionRate }) };

/** Commission rates. */
export const adminCommissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createCommissionReader(app.database);
  const commission = createCommissionService(app.database);

  app.get(
    '/admin/commission-rates',
    {
      config: { access },
      schema: {
        summary: 'A page of commission rates, newest first',
        querystring: CommissionRateQuery,
        response: { 200: success({ data: CommissionRatePage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await read.page(filter, page, size);
      return ok(request, 'commission.shown', { data: { commission_rates: entries, meta } });
    },
  );

  app.get(
    '/admin/commission-rates.csv',
    {
      config: { access },
      schema: {
        summary: 'All commission rates matching the filter, as CSV',
        querystring: CommissionRateFilter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => csvResponse(reply, 'commission-rates.csv', read.table(request.query, request.lang)),
  );

  app.get(
    '/admin/commission-rates/match',
    {
      config: { access, errors: ['not_found'] },
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
      config: { access, errors: ['rate_exists'] },
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
      config: { access, errors: ['rate_ended'] },
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
