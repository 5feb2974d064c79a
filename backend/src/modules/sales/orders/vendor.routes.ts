import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Lines } from '../../../wire/fields.ts';
import { ok } from '../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../wire/bulk.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { PathId } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { createOrderBulk, OrderBulk } from './bulk.ts';
import { orderTable } from './csv.ts';
import { toOrderFilter, toOrderSort, VendorOrderFilter, VendorOrderQuery } from './query.ts';
import { Status, StatusSeen } from './status/schemas.ts';
import { createPickupService } from './pickups/service.ts';
import { createOrderReader } from './reader.ts';
import { Order } from './schemas.ts';
import { createOrderService } from './service.ts';

const access = 'vendor';
const Text = Lines(1000).optional();

const StatusUpdate = z
  .strictObject({
    status: Status.meta({
      description: 'New status by code (1 to 6), label or lower-case name',
      examples: ['Shipped'],
    }),
    note: Text.describe('Note to the customer. For all texts: omit to keep, empty string to clear'),
    cancellation_reason: Text.describe('Reason for the cancellation, shown to the customer'),
    tracking_information: Text,
    status_seen: StatusSeen.describe(
      'The status that the screen showed: the request fails with 409 if it has changed, or if it ignores a cancellation request. If omitted, the change declines a pending cancellation request',
    ),
  })
  .meta({ examples: [{ status: 'Shipped', tracking_information: 'Left Riyadh this morning.' }] })
  .meta({ example: { status: 'Shipped', tracking_information: 'Left Riyadh this morning.' } });

const CancellationDecision = z
  .strictObject({
    decision: z
      .enum(['accept', 'decline'])
      .describe('accept: cancels the order and returns its stock; decline: the order continues'),
    reason: Text.describe('Reason shown to the customer'),
    status_seen: StatusSeen,
  })
  .meta({ example: { decision: 'accept', status_seen: 'Confirmed' } });
const savings = {
  status: 'orders.status_updated',
  tracking: 'orders.tracking_saved',
  texts: 'orders.texts_saved',
  nothing: 'orders.nothing_changed',
} as const;
const outcomes = { accept: 'orders.cancellation_accepted', decline: 'orders.cancellation_declined' } as const;

/** A vendor's sub-orders. `{slug}` is the sub-order's number or id. */
export const vendorOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const orders = createOrderReader(app.database);
  const { database, outbox, metrics } = app;
  const service = createOrderService({
    database,
    outbox,
    pickups: createPickupService(app),
    sales: metrics.sales,
    captures: app.payments.captures,
  });

  const advance = createOrderBulk(database, service);

  app.get(
    '/vendor/orders',
    {
      config: { access, permission: 'orders.read', errors: ['search_too_wide'] },
      schema: {
        summary: 'A page of the vendor’s orders',
        querystring: VendorOrderQuery,
        response: { 200: success({ data: z.object({ orders: z.array(Order), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      const { page, per_page: size, sort: _, order: __, ...query } = request.query;
      const filter = toOrderFilter(query);
      await orders.assertSearchable({ vendorId }, filter);
      const sort = toOrderSort(request.query, request.currency);
      const data = await orders.page({ vendorId }, filter, { page, size, sort }, request.lang);
      return ok(request, 'orders.shown', { data });
    },
  );

  app.get(
    '/vendor/orders.csv',
    {
      config: { access, permission: 'orders.read', errors: ['search_too_wide'] },
      schema: {
        summary: 'The vendor’s orders as CSV',
        querystring: VendorOrderFilter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const { vendorId } = requireVendor(request);
      const filter = toOrderFilter(request.query);
      await orders.assertSearchable({ vendorId }, filter);
      return csvResponse(reply, 'orders.csv', orderTable(database, { vendorId }, filter, request.lang));
    },
  );

  app.get(
    '/vendor/orders/:slug',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'One of the vendor’s orders, by number or id',
        params: z.strictObject({
          slug: z.string().min(1).max(60).describe('`order_sub_no` or id of the sub-order'),
        }),
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'orders.shown', { order: await orders.one({ vendorId }, request.params.slug, request.lang) });
    },
  );

  app.post(
    '/vendor/orders/:id/status',
    {
      // Cancelling also cancels the pickup with the carrier, and shipping captures the card payment.
      config: {
        access,
        permission: 'orders.write',
        idempotency: 'own',
        errors: [
          'changed_meanwhile',
          'cancellation_waits',
          'order_out_of_stock',
          'held_by_recall',
          'order_coupon_used',
          'use_cancel_with_refund',
          'order_remitted',
          'invoice_missing',
          'order_has_return',
          'order_refunded',
          'order_over_limit',
          'capture_refused',
          'capture_unknown',
        ],
      },
      schema: {
        summary: 'Changes the status of an order, or the texts of its current status',
        params: z.strictObject({ id: PathId }),
        body: StatusUpdate,
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      const { status, status_seen: seen, ...notes } = request.body;
      const saved = await service.setStatus(owner, id, status, notes, seen);
      const order = await orders.one({ vendorId: owner.vendorId }, String(id), request.lang);
      return ok(request, savings[saved], { order });
    },
  );

  app.post(
    '/vendor/orders/bulk',
    {
      config: { access, permission: 'orders.write', errors: ['not_found'] },
      schema: {
        summary: 'Confirms, ships or completes several orders; reports those that failed',
        body: OrderBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const outcome = await advance(vendorActorOf(request), request.body);
      return ok(request, 'orders.changed', toBulkResponse(outcome, request));
    },
  );

  app.post(
    '/vendor/orders/:id/cancellation',
    {
      // Cancelling also cancels the pickup with the carrier.
      config: {
        access,
        permission: 'orders.write',
        idempotency: 'own',
        errors: [
          'changed_meanwhile',
          'cancellation_not_asked',
          'use_cancel_with_refund',
          'order_has_return',
          'order_refunded',
        ],
      },
      schema: {
        summary: 'Accepts or declines the customer’s cancellation request',
        params: z.strictObject({ id: PathId }),
        body: CancellationDecision,
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await service.decideCancellation(owner, id, request.body);
      const order = await orders.one({ vendorId: owner.vendorId }, String(id), request.lang);
      return ok(request, outcomes[request.body.decision], { order });
    },
  );
};
