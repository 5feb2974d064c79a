import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import { ShippingZone } from './schemas.ts';
import { ShippingZoneForm } from './zone-form.ts';
import { createZoneService } from './zone-service.ts';

const access = 'vendor';
const ZoneId = z.strictObject({ id: PathId });
const oneZone = { 200: success({ zone: ShippingZone }) };

/**
 * A vendor's shipping zones: one per country, and one for all other countries, without which the vendor does not ship
 * there.
 */
export const shippingZoneRoutes: FastifyPluginAsyncZod = async (app) => {
  const zones = createZoneService(app.database);

  app.get(
    '/vendor/shipping-zones',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'The vendor’s shipping zones by country, the one for all other countries last',
        response: {
          200: success({ zones: z.array(ShippingZone).describe('All zones, the one for all other countries last') }),
        },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'settings.shown', { zones: await zones.list(vendorId, request.lang) });
    },
  );

  app.post(
    '/vendor/shipping-zones',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'Adds a shipping zone for a country, or for all other countries',
        body: ShippingZoneForm,
        response: oneZone,
      },
    },
    async (request) => {
      const zone = await zones.add(vendorActorOf(request), request.body, request.lang);
      return ok(request, 'settings.zone_added', { zone });
    },
  );

  app.post(
    '/vendor/shipping-zones/:id',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Changes a shipping zone', params: ZoneId, body: ShippingZoneForm, response: oneZone },
    },
    async (request) => {
      const zone = await zones.change(vendorActorOf(request), request.params.id, request.body, request.lang);
      return ok(request, 'settings.zone_changed', { zone });
    },
  );

  app.delete(
    '/vendor/shipping-zones/:id',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Deletes a shipping zone', params: ZoneId, response: { 200: success({}) } },
    },
    async (request) => {
      await zones.remove(vendorActorOf(request), request.params.id, request.lang);
      return ok(request, 'settings.zone_removed');
    },
  );
};
