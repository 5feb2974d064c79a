import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { pageKeys, PathId } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { SeenOnly } from '../../../wire/seen.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { createRecallArrivals } from './arrivals.ts';
import { ArrivalForm, CaseFilter, RecallCase } from './case-schemas.ts';
import { createCaseReader } from './case-reader.ts';
import { createRecallReader } from './reader.ts';
import { OpenForm, Recall, RecallDetail, RecallFilter, VendorRecallForm } from './schemas.ts';
import { createRecallService } from './service.ts';

const access = 'vendor';
const params = z.strictObject({ id: PathId });
const response = { 200: success({ data: RecallDetail }) };

/**
 * Recalls of a vendor's products: their own, which they draft, open and widen, and those of admins. Only admins lift and
 * close.
 */
export const vendorRecallRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const recalls = createRecallService(app);
  const arrive = createRecallArrivals(database);
  const readOf = (vendorId: number) => createRecallReader(database, vendorId);

  app.get(
    '/vendor/recalls',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of the recalls of the vendor’s products, newest first',
        querystring: RecallFilter.extend(pageKeys),
        response: { 200: success({ recalls: z.array(Recall).describe('The recalls of this page'), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await readOf(requireVendor(request).vendorId).page(filter, page, size);
      return ok(request, 'recalls.shown', { recalls: entries, meta });
    },
  );

  app.get(
    '/vendor/recalls/:id',
    {
      config: { access, permission: 'catalogue.read', errors: ['not_found'] },
      schema: { summary: 'A recall with its progress among the vendor’s products', params, response },
    },
    async (request) => {
      const data = await readOf(requireVendor(request).vendorId).detail(request.params.id);
      return ok(request, 'recalls.shown', { data });
    },
  );

  app.post(
    '/vendor/recalls',
    {
      config: { access, permission: 'catalogue.write' },
      schema: {
        summary: 'Drafts a recall of own products; nothing is stopped yet',
        body: VendorRecallForm,
        response,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const id = await recalls.create(owner, request.body);
      return ok(request, 'recalls.saved', { data: await readOf(owner.vendorId).detail(id) });
    },
  );

  app.post(
    '/vendor/recalls/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile', 'recall_changed'] },
      schema: {
        summary: 'Changes an own draft, or the texts of an own open recall, to which products and batches can be added',
        params,
        body: VendorRecallForm,
        response,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await recalls.edit(owner, id, request.body);
      return ok(request, 'recalls.saved', { data: await readOf(owner.vendorId).detail(id) });
    },
  );

  app.post(
    '/vendor/recalls/:id/open',
    {
      config: {
        access,
        permission: 'catalogue.write',
        errors: ['not_found', 'changed_meanwhile', 'recall_changed', 'recall_number_wrong'],
      },
      schema: { summary: 'Stops the stock and tells everybody concerned', params, body: OpenForm, response },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await recalls.open(owner, id, request.body);
      return ok(request, 'recalls.opened', { data: await readOf(owner.vendorId).detail(id) });
    },
  );

  app.post(
    '/vendor/recalls/:id/discard',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile', 'recall_changed'] },
      schema: { summary: 'Discards an own draft', params, body: SeenOnly, response },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await recalls.discard(owner, id, request.body?.updated_at_seen);
      return ok(request, 'recalls.discarded', { data: await readOf(owner.vendorId).detail(id) });
    },
  );

  app.get(
    '/vendor/recalls/:id/cases',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of the vendor’s sold lines concerned, newest first',
        params,
        querystring: CaseFilter.extend(pageKeys),
        response: { 200: success({ cases: z.array(RecallCase).describe('The lines of this page'), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const cases = createCaseReader(database, requireVendor(request).vendorId, request.params.id);
      const { entries, meta } = await cases.page(filter, page, size);
      return ok(request, 'recalls.shown', { cases: entries, meta });
    },
  );

  app.post(
    '/vendor/recalls/:id/cases/:case_id/arrived',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'recall_changed'] },
      schema: {
        summary: 'Books recalled units that came back; they stay stopped',
        params: params.extend({ case_id: PathId.describe('Id of the sold line’s case') }),
        body: ArrivalForm,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      const { id, case_id: caseId } = request.params;
      await arrive(vendorActorOf(request), id, caseId, request.body.returned);
      return ok(request, 'recalls.arrived');
    },
  );
};
