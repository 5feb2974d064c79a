import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { SearchQuery, SearchResult } from './schemas.ts';
import { createSearch } from './search.ts';

const response = {
  200: success({
    results: z.array(SearchResult).describe('At most five of each kind that the person may read, best matches first'),
  }),
};

/** Global search of the back offices, at most five results per kind. */
export const searchAllRoutes: FastifyPluginAsyncZod = async (app) => {
  const search = createSearch(app.database);

  app.get(
    '/admin/search',
    {
      config: { access: 'admin', permission: 'member' },
      schema: {
        summary: 'Products, vendors, orders, customers, categories and coupons by name, number or phone',
        querystring: SearchQuery,
        response,
      },
    },
    async (request) =>
      ok(request, 'audit.found', { results: await search.forAdmin(requireUser(request), request.query.search) }),
  );

  app.get(
    '/vendor/search',
    {
      config: { access: 'vendor', permission: 'member' },
      schema: {
        summary: 'The vendor’s own products, orders and customers by name, number or phone',
        querystring: SearchQuery,
        response,
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'audit.found', {
        results: await search.forVendor(vendorId, requireUser(request), request.query.search),
      });
    },
  );
};
