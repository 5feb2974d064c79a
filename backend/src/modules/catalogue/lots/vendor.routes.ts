import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { sql } from '../../../sql/sql.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId, pageKeys } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { createMarkDowns } from './mark-downs.ts';
import { createLotReader } from './reader.ts';
import { createLotRepository } from './repository.ts';
import {
  CountForm,
  Lot,
  LotFilter,
  LotMove,
  LotsStart,
  MarkDownForm,
  QuarantineForm,
  ReleaseForm,
  WriteOffForm,
} from './schemas.ts';
import { createLotService } from './service.ts';

const access = 'vendor';
const MOST_MOVES = 100;

const named = { params: z.strictObject({ id: PathId }), response: { 200: success({ data: Lot }) } };
const ofProduct = { params: z.strictObject({ slug: z.string() }), response: { 200: success({}) } };

/** Batches of a vendor's products. */
export const vendorLotRoutes: FastifyPluginAsyncZod = async (app) => {
  const lots = createLotService(app);
  const markDowns = createMarkDowns(app);
  const repository = createLotRepository(app.database);
  const readOf = (vendorId: number) => createLotReader(app.database, vendorId);
  /** A lot that was just changed. */
  const reread = (id: number) => createLotReader(app.database, null).one(id);

  app.get(
    '/vendor/lots',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of the vendor’s batches, newest first',
        querystring: LotFilter.extend(pageKeys),
        response: { 200: success({ lots: z.array(Lot).describe('The batches of this page'), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await readOf(requireVendor(request).vendorId).page(filter, page, size);
      return ok(request, 'lots.shown', { lots: entries, meta });
    },
  );

  app.get(
    '/vendor/lots.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'All batches that match the filter, as CSV',
        querystring: LotFilter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) =>
      csvResponse(reply, 'lots.csv', readOf(requireVendor(request).vendorId).table(request.query, request.lang)),
  );

  app.get(
    '/vendor/lots/:id',
    {
      config: { access, permission: 'catalogue.read', errors: ['not_found'] },
      schema: {
        summary: 'A batch with the newest changes of its units',
        params: z.strictObject({ id: PathId }),
        response: {
          200: success({ data: Lot.extend({ moves: z.array(LotMove).describe('The newest changes') }) }),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { vendorId } = requireVendor(request);
      const lot = await readOf(vendorId).oneWhere(sql`l.id = ${id} AND p.vendor_id = ${vendorId}`);
      return ok(request, 'lots.shown', { data: { ...lot, moves: await repository.moves(id, MOST_MOVES) } });
    },
  );

  app.post(
    '/vendor/lots/:id/count',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found'] },
      schema: { ...named, summary: 'Books the counted units of a batch', body: CountForm },
    },
    async (request) => {
      const { id } = request.params;
      await lots.count(vendorActorOf(request), id, request.body);
      return ok(request, 'lots.counted', { data: await reread(id) });
    },
  );

  app.post(
    '/vendor/lots/:id/quarantine',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile'] },
      schema: { ...named, summary: 'Takes a batch off sale', body: QuarantineForm },
    },
    async (request) => {
      const { id } = request.params;
      await lots.quarantine(vendorActorOf(request), id, request.body.reason, request.body.updated_at_seen);
      return ok(request, 'lots.quarantined', { data: await reread(id) });
    },
  );

  app.post(
    '/vendor/lots/:id/release',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile'] },
      schema: { ...named, summary: 'Ends the quarantine of a batch', body: ReleaseForm },
    },
    async (request) => {
      const { id } = request.params;
      await lots.release(vendorActorOf(request), id, request.body.updated_at_seen);
      return ok(request, 'lots.released', { data: await reread(id) });
    },
  );

  app.post(
    '/vendor/lots/:id/write-off',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found'] },
      schema: { ...named, summary: 'Removes units of a batch that cannot be sold', body: WriteOffForm },
    },
    async (request) => {
      const { id } = request.params;
      await lots.writeOff(vendorActorOf(request), id, request.body);
      return ok(request, 'lots.written_off', { data: await reread(id) });
    },
  );

  app.post(
    '/vendor/products/:slug/lots/start',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'lots_tracked', 'product_recalled'] },
      schema: { ...ofProduct, summary: 'Begins to track the batches of a product', body: LotsStart },
    },
    async (request) => {
      await lots.start(vendorActorOf(request), request.params.slug, request.body);
      return ok(request, 'lots.started');
    },
  );

  app.post(
    '/vendor/products/:slug/lots/stop',
    {
      config: {
        access,
        permission: 'catalogue.write',
        errors: ['not_found', 'lots_not_tracked', 'lots_stopped', 'product_recalled'],
      },
      schema: { ...ofProduct, summary: 'Stops tracking the batches of a product; its stock stays' },
    },
    async (request) => {
      await lots.stop(vendorActorOf(request), request.params.slug);
      return ok(request, 'lots.ended');
    },
  );

  app.post(
    '/vendor/products/:slug/mark-down',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile'] },
      schema: {
        ...ofProduct,
        summary: 'Discounts a product until a batch is empty or off sale',
        body: MarkDownForm,
      },
    },
    async (request) => {
      await markDowns.markDown(vendorActorOf(request), request.params.slug, request.body);
      return ok(request, 'lots.marked_down');
    },
  );
};
