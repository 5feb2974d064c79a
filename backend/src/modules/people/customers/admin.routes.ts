import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createBlocking } from './blocking.ts';
import { createCustomerReader } from './reader.ts';
import { AdminCustomerRow, AdminCustomer, Blocking, CustomerFilter, Unblocking } from './schemas.ts';

const access = 'admin';
const CustomerId = z.strictObject({ id: PathId });
const OneCustomer = success({ data: AdminCustomer });

/** Customer administration. */
export const adminCustomerRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createCustomerReader(app.database);
  const blocking = createBlocking(app);

  addListRoutes(app, {
    path: '/admin/customers',
    permission: 'customers.read',
    summary: 'A page of customers, newest first',
    filter: CustomerFilter,
    key: 'customers',
    entry: AdminCustomerRow,
    read,
    message: 'customers.shown',
  });

  app.get(
    '/admin/customers/:id',
    {
      config: { access, permission: 'customers.read' },
      schema: { summary: 'A customer with addresses', params: CustomerId, response: { 200: OneCustomer } },
    },
    async (request) => ok(request, 'customers.shown', { data: await read.details(request.params.id, request.lang) }),
  );

  app.post(
    '/admin/customers/:id/block',
    {
      config: {
        access,
        permission: 'customers.write',
        stepUp: true,
        errors: ['changed_meanwhile', 'customer_is_member'],
      },
      schema: {
        summary: 'Blocks a customer: ends sessions and refuses new ones; open orders continue',
        params: CustomerId,
        body: Blocking,
        response: { 200: OneCustomer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason, status_seen: seen } = request.body;
      await blocking.block(requireUser(request), id, reason, seen);
      return ok(request, 'customers.blocked', { data: await read.details(id, request.lang) });
    },
  );

  app.post(
    '/admin/customers/:id/unblock',
    {
      config: { access, permission: 'customers.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Unblocks a customer',
        params: CustomerId,
        body: Unblocking,
        response: { 200: OneCustomer },
      },
    },
    async (request) => {
      const { id } = request.params;
      await blocking.unblock(requireUser(request), id, request.body?.status_seen);
      return ok(request, 'customers.unblocked', { data: await read.details(id, request.lang) });
    },
  );
};
