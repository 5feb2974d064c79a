import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { SearchText } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { createLotGoods, LotGoods } from './goods.ts';
import { createBoxScanner, ScanForm, ScannedBox } from './scan.ts';
import { ReceiptForm } from './schemas.ts';
import { createLotService } from './service.ts';

const access = 'vendor';

/** Deliveries of a vendor. */
export const lotReceivingRoutes: FastifyPluginAsyncZod = async (app) => {
  const lots = createLotService(app);
  const goods = createLotGoods(app.database);
  const scan = createBoxScanner(app);

  app.get(
    '/vendor/lots/goods',
    {
      config: { access },
      schema: {
        summary: 'Products and variants that track batches, by a part of their name or SKU',
        querystring: z.strictObject({ search: SearchText }),
        response: { 200: success({ goods: z.array(LotGoods).describe('At most 20, newest first') }) },
      },
    },
    async (request) => {
      const found = await goods.tracked(requireVendor(request).vendorId, request.query.search);
      return ok(request, 'lots.shown', { goods: found });
    },
  );

  app.post(
    '/vendor/lots/scan',
    {
      config: { access, idempotency: 'natural' },
      schema: {
        summary: 'Reads the code of a box and finds its product; nothing is stored',
        body: ScanForm,
        response: { 200: success({ data: ScannedBox }) },
      },
    },
    async (request) => {
      const data = await scan(requireVendor(request).vendorId, request.body.code, request.lang);
      return ok(request, 'lots.shown', { data });
    },
  );

  app.post(
    '/vendor/lots/receive',
    {
      config: { access },
      schema: { summary: 'Books a delivery: all lines or none', body: ReceiptForm, response: { 200: success({}) } },
    },
    async (request) => {
      await lots.receive(vendorActorOf(request), request.body);
      return ok(request, 'lots.received');
    },
  );
};
