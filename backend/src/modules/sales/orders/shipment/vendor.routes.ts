import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { PathId } from '../../../../wire/paging.ts';
import { success } from '../../../../wire/schemas.ts';
import { requireVendor } from '../../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../../people/auth/vendor-actor.ts';
import { createOrderReader } from '../reader.ts';
import { Order } from '../schemas.ts';
import { ShipmentForm, VendorCarrier } from './schemas.ts';
import { createShipmentService } from './service.ts';

const access = 'vendor';

/** Carriers and tracking numbers that vendors enter themselves. */
export const shipmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const shipments = createShipmentService(app);
  const orders = createOrderReader(app.database);

  app.get(
    '/vendor/carriers',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'Carriers that the vendor has entered',
        response: { 200: success({ carriers: z.array(VendorCarrier).describe('The one entered last comes first') }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'orders.shown', { carriers: await shipments.carriers(vendorId) });
    },
  );

  app.post(
    '/vendor/orders/:id/tracking',
    {
      config: {
        access,
        permission: 'orders.write',
        errors: ['changed_meanwhile', 'pickup_scheduled', 'parcel_closed'],
      },
      schema: {
        summary: 'States the carrier and tracking number of a parcel, or removes them',
        params: z.strictObject({ id: PathId.describe('Id of the sub-order') }),
        body: ShipmentForm,
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await shipments.save(owner, id, request.body);
      const order = await orders.one({ vendorId: owner.vendorId }, String(id), request.lang);
      return ok(request, 'orders.tracking_saved', { order });
    },
  );
};
