import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import { perDay, perMinute } from '../../../plugins/rate-limit.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { createAreaHealth } from './health.ts';
import { createReporterReader } from './reporter.ts';
import { createBeaconRepository } from './repository.ts';
import { AreaBeacon, AreaHealth, AreaVitals, BeaconForm, BeaconQuery, LoadForm, VitalsQuery } from './schemas.ts';

const DAY_MS = 86_400_000;

/** A page reports a failure once, and most pages never do. */
const REPORTS = [perMinute(30, 'address'), perDay(1000, 'address')];

/** The requested time, but at most 24 hours ago. */
const withinADay = (since: string): string => new Date(Math.max(Date.parse(since), Date.now() - DAY_MS)).toISOString();

/** Release reports from browsers, and their evaluation for admins. */
export const beaconRoutes: FastifyPluginAsyncZod = async (app) => {
  const beacons = createBeaconRepository(app.database);
  const readReporter = createReporterReader(app.config);
  const readHealth = createAreaHealth(app.database);

  app.post(
    '/beacons',
    {
      schema: {
        summary: 'Reports that an area failed to load or run in a browser',
        body: BeaconForm,
        response: { 200: success({}) },
      },
      config: { access: 'public', priority: 'background', attempts: REPORTS },
    },
    async (request) => {
      const { proof, ...beacon } = request.body;
      const { page, reporter } = readReporter(request, proof, beacon);
      await beacons.insert(beacon, page);
      await beacons.countOutcome(beacon, 'failure', reporter);
      app.metrics.areas.failed(beacon);
      return ok(request, 'messages.ok');
    },
  );

  app.post(
    '/beacons/loads',
    {
      schema: {
        summary: 'Reports that an area has run in a browser, during a canary release',
        body: LoadForm,
        response: { 200: success({}) },
      },
      config: { access: 'public', priority: 'background', attempts: REPORTS },
    },
    async (request) => {
      const { proof, ...release } = request.body;
      await beacons.countOutcome(release, 'load', readReporter(request, proof, release).reporter);
      return ok(request, 'messages.ok');
    },
  );

  app.get(
    '/areas/vitals',
    {
      schema: {
        summary: 'Recent runs and failures of each release of an area',
        description:
          'Counted from `since`, at most the last 24 hours. A network counts once, however often it reports. An unknown area has no releases.',
        querystring: VitalsQuery,
        response: {
          200: success({
            data: z.object({ vitals: z.array(AreaVitals).describe('Every release with reports') }),
          }),
        },
      },
      config: { access: 'public', priority: 'background' },
    },
    async (request) => {
      const { area, since } = request.query;
      return ok(request, 'audit.areas_shown', { data: { vitals: await beacons.vitals(area, withinADay(since)) } });
    },
  );

  app.get(
    '/admin/areas',
    {
      schema: {
        summary: 'Recent failures of each area in browsers',
        response: {
          200: success({ data: z.object({ areas: z.array(AreaHealth).describe('Every area that has ever failed') }) }),
        },
      },
      config: { access: 'admin', permission: 'areas.read' },
    },
    async (request) => ok(request, 'audit.areas_shown', { data: { areas: await readHealth() } }),
  );

  app.get(
    '/admin/areas/beacons',
    {
      schema: {
        summary: 'A page of failure reports from browsers, newest first',
        querystring: BeaconQuery,
        response: {
          200: success({
            data: z.object({ beacons: z.array(AreaBeacon).describe('Failures on this page'), meta: PageMeta }),
          }),
        },
      },
      config: { access: 'admin', permission: 'areas.read' },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const [rows, total] = await Promise.all([
        beacons.list(filter, size, offsetOf(page, size)),
        beacons.count(filter),
      ]);
      return ok(request, 'audit.areas_shown', { data: { beacons: rows, meta: pageMeta(page, size, total) } });
    },
  );
};
