import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createOrderReader } from './reader.ts';
import { Order } from './schemas.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { PickupCancellation, PickupForm } from './pickups/schemas.ts';
import { createPickupService } from './pickups/service.ts';

const access = 'vendor';

/** Carrier pickups for vendors. `id`: the sub-order. */
export const pickupRoutes: FastifyPluginAsyncZod = async (app) => {
  const orders = createOrderReader(app.database);
  const pickups = createPickupService(app);

  app.post(
    '/orders/schedule-pickup',
    {
      config: {
        access,
        permission: 'orders.write',
        idempotency: 'own',
        errors: [
          'held_by_recall',
          'not_found',
          'changed_meanwhile',
          'pickup_too_late',
          'pickup_no_address',
          'national_address_missing',
          'pickup_scheduled',
          'carrier_silent',
          'carrier_refused',
          'carrier_unknown',
        ],
      },
      schema: {
        summary: 'Books a carrier pickup for an order',
        body: PickupForm,
        response: { 200: success({ tracking_id: z.string(), label_url: z.string(), order: Order }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id, status_seen: seen, ...window } = request.body;
      const { trackingId, labelUrl } = await pickups.schedule(owner, id, window, seen);
      const order = await orders.one({ vendorId: owner.vendorId }, String(id), request.lang);
      return ok(request, 'pickups.scheduled', { tracking_id: trackingId, label_url: labelUrl, order });
    },
  );

  app.post(
    '/orders/cancel-pickup',
    {
      config: {
        access,
        permission: 'orders.write',
        idempotency: 'own',
        errors: [
          'not_found',
          'changed_meanwhile',
          'pickup_done',
          'pickup_not_scheduled',
          'carrier_silent',
          'carrier_refused',
          'carrier_unknown',
        ],
      },
      schema: {
        summary: 'Cancels the carrier pickup',
        body: PickupCancellation,
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id, status_seen: seen } = request.body;
      await pickups.cancel(owner, id, seen);
      const order = await orders.one({ vendorId: owner.vendorId }, String(id), request.lang);
      return ok(request, 'pickups.cancelled', { order });
    },
  );
};
