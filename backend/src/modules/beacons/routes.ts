import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { offsetOf, pageMeta, pageSize } from '../../paging.ts';
import { perMinute } from '../../plugins/rate-limit.ts';
import { PageMeta, success } from '../../schemas.ts';
import { createAreaHealth } from './health.ts';
import { createBeaconRepository } from './repository.ts';
import { AreaBeacon, AreaHealth, BeaconForm, BeaconQuery } from './schemas.ts';

/** What browsers report of the areas, and what the admin reads of it. */
export const beaconRoutes: FastifyPluginAsyncZod = async (app) => {
  const beacons = createBeaconRepository(app.database);
  const readHealth = createAreaHealth(app.database);

  app.post(
    '/beacons',
    {
      schema: {
        summary: 'A browser reports that an area failed to load or to run',
        body: BeaconForm,
        response: { 200: success({}) },
      },
      config: { access: 'public', rateLimit: perMinute(30) },
    },
    async (request) => {
      await beacons.insert(request.body);
      return ok(request, 'messages.ok');
    },
  );

  app.get(
    '/admin/areas',
    {
      schema: {
        summary: 'How often each area has failed in the browsers of the last days',
        response: { 200: success({ data: z.object({ areas: z.array(AreaHealth) }) }) },
      },
      config: { access: 'admin' },
    },
    async (request) => ok(request, 'audit.areas_shown', { data: { areas: await readHealth() } }),
  );

  app.get(
    '/admin/areas/beacons',
    {
      schema: {
        summary: 'A page of what browsers have reported, the newest first',
        querystring: BeaconQuery,
        response: { 200: success({ data: z.object({ beacons: z.array(AreaBeacon), meta: PageMeta }) }) },
      },
      config: { access: 'admin' },
    },
    async (request) => {
      const { page, ...filter } = request.query;
      const size = pageSize.backOffice;
      const [rows, total] = await Promise.all([
        beacons.list(filter, size, offsetOf(page, size)),
        beacons.count(filter),
      ]);
      return ok(request, 'audit.areas_shown', { data: { beacons: rows, meta: pageMeta(page, size, total) } });
    },
  );
};
