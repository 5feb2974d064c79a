import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { PathId } from '../../../../wire/paging.ts';
import { success } from '../../../../wire/schemas.ts';
import { vendorActorOf } from '../../../people/auth/vendor-actor.ts';
import { createOrderReader } from '../reader.ts';
import { Order } from '../schemas.ts';
import { LotSwapForm } from './schemas.ts';
import { createLotSwapService } from './service.ts';

/** Batches that a vendor picks for a parcel. */
export const lotSwapRoutes: FastifyPluginAsyncZod = async (app) => {
  const swaps = createLotSwapService(app);
  const orders = createOrderReader(app.database);

  app.post(
    '/vendor/orders/:id/lots',
    {
      config: {
        access: 'vendor',
        permission: 'orders.write',
        errors: ['not_found', 'changed_meanwhile', 'order_not_preparing'],
      },
      schema: {
        summary: 'Picks another batch for units of an order that is not sent yet',
        params: z.strictObject({ id: PathId.describe('Id of the sub-order') }),
        body: LotSwapForm,
        response: { 200: success({ order: Order }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await swaps.swap(owner, id, request.body);
      const order = await orders.one({ vendorId: owner.vendorId }, String(id), request.lang);
      return ok(request, 'lots.swapped', { order });
    },
  );
};
