import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { AppError } from '../../../wire/errors.ts';
import { PathId, OptionalPage, pageSize, SearchText } from '../../../wire/paging.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { requireUser } from '../../../plugins/session.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { requiredCode } from '../../../wire/fields.ts';
import { createNationalAddress } from './national-address.ts';
import { createPickupService } from './pickups/service.ts';
import { StatusSeen } from './status/schemas.ts';
import { createOrderReader } from './reader.ts';
import { Order, PlacedOrder } from './schemas.ts';
import { createOrderService } from './service.ts';

const access = 'buyer';
const USER_AND_PAGE = /^(\d{1,15})(?:\?page=([1-9]\d{0,8}))?$/;

/** Old clients append the page to the user id in the path. */
const UserReference = z.strictObject({
  user: z
    .string()
    .regex(USER_AND_PAGE)
    .describe('Id of the signed-in customer; 403 for any other id')
    .meta({ examples: ['7'] }),
});

/** The body is optional; screens send the status that they showed. */
const CancelForm = z
  .strictObject({ status_seen: StatusSeen })
  .optional()
  .meta({ example: { status_seen: 'Pending' } });

const OrderPage = z.object({ orders: z.array(Order), meta: PageMeta });

/** A buyer's own orders, one entry per sub-order. */
export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const orders = createOrderReader(app.database);
  const { database, outbox, metrics } = app;
  const stateNationalAddress = createNationalAddress(database);
  const service = createOrderService({
    database,
    outbox,
    pickups: createPickupService(app),
    sales: metrics.sales,
    captures: app.payments.captures,
  });

  app.get(
    '/orders/placed/:order_no',
    {
      config: { access },
      schema: {
        summary: 'One of the customer’s whole orders, by number',
        params: z.strictObject({ order_no: z.string().min(1).max(60) }),
        response: { 200: success({ order: PlacedOrder }) },
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const { order_no: orderNo } = request.params;
      return ok(request, 'orders.shown', { order: await orders.placed({ userId }, orderNo, request.lang) });
    },
  );

  app.get(
    '/orders/id=:user',
    {
      config: { access: 'user' },
      schema: {
        summary: 'A page of the customer’s orders, newest first: one entry per sub-order of five whole orders',
        params: UserReference,
        querystring: z.strictObject({
          page: OptionalPage,
          search: SearchText.describe(
            'Part of an order or purchase order number, the recipient, or a product or its SKU',
          ),
        }),
        response: { 200: success({ data: OrderPage }) },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request);
      const [, user, pageInPath = 1] = USER_AND_PAGE.exec(request.params.user) ?? [];
      if (Number(user) !== userId) throw new AppError(403, 'forbidden');
      const page = request.query.page ?? Number(pageInPath);
      const { search } = request.query;
      const data = await orders.wholeOrders(userId, { page, size: pageSize.orders, search }, request.lang);
      return ok(request, 'orders.shown', { data });
    },
  );

  app.get(
    '/orders/:id',
    {
      config: { access },
      schema: {
        summary: 'One of the customer’s sub-orders',
        params: z.strictObject({ id: PathId }),
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const order = await orders.one({ userId }, String(request.params.id), request.lang);
      return ok(request, 'orders.shown', { order });
    },
  );

  app.post(
    '/orders/:id/national-address',
    {
      config: { access, errors: ['not_found', 'order_not_changeable'] },
      schema: {
        summary: 'Adds the National Address that Saudi carriers require, until the parcel is shipped',
        params: z.strictObject({ id: PathId }),
        body: z.strictObject({ national_address: requiredCode('validation.address.national_address_required', 40) }),
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const { id } = request.params;
      await stateNationalAddress(userId, id, request.body.national_address);
      const order = await orders.one({ userId }, String(id), request.lang);
      return ok(request, 'orders.national_address_saved', { order });
    },
  );

  app.post(
    '/orders/:id/cancel',
    {
      // Cancelling also cancels the pickup with the carrier.
      config: {
        access,
        idempotency: 'own',
        errors: ['changed_meanwhile', 'order_not_cancellable', 'cancellation_declined'],
      },
      schema: {
        summary: 'Cancels a pending order, or requests cancellation of a confirmed one',
        params: z.strictObject({ id: PathId }),
        body: CancelForm,
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const { id } = request.params;
      const outcome = await service.cancel(userId, id, request.body?.status_seen);
      return ok(request, `orders.${outcome}`, { order: await orders.one({ userId }, String(id), request.lang) });
    },
  );
};
