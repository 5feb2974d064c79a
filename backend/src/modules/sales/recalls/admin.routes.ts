import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { pageKeys, PathId } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { SeenOnly } from '../../../wire/seen.ts';
import { CaseFilter, ContactForm, RecallCase } from './case-schemas.ts';
import { createCaseReader } from './case-reader.ts';
import { createRecallContacts } from './contacts.ts';
import { reportTable } from './report-table.ts';
import { createRecallReader } from './reader.ts';
import { CloseForm, LiftForm, OpenForm, Recall, RecallDetail, RecallFilter, RecallForm } from './schemas.ts';
import { createRecallService, type RecallActor } from './service.ts';

const access = 'admin';

const adminOf = (request: FastifyRequest): RecallActor => ({ vendorId: null, actor: requireUser(request) });
const params = z.strictObject({ id: PathId });
const response = { 200: success({ data: RecallDetail }) };

/** Recalls, from the draft to the report. */
export const adminRecallRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createRecallReader(app.database, null);
  const recalls = createRecallService(app);
  const contact = createRecallContacts(app.database);

  addListRoutes(app, {
    path: '/admin/recalls',
    permission: 'catalogue.read',
    summary: 'A page of recalls, newest first',
    filter: RecallFilter,
    key: 'recalls',
    entry: Recall,
    read,
    message: 'recalls.shown',
  });

  app.get(
    '/admin/recalls/:id',
    {
      config: { access, permission: 'catalogue.read', errors: ['not_found'] },
      schema: { summary: 'A recall with its progress', params, response },
    },
    async (request) => ok(request, 'recalls.shown', { data: await read.detail(request.params.id) }),
  );

  app.post(
    '/admin/recalls',
    {
      config: { access, permission: 'catalogue.write' },
      schema: { summary: 'Drafts a recall; nothing is stopped yet', body: RecallForm, response },
    },
    async (request) => {
      const id = await recalls.create(adminOf(request), request.body);
      return ok(request, 'recalls.saved', { data: await read.detail(id) });
    },
  );

  app.post(
    '/admin/recalls/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile', 'recall_changed'] },
      schema: {
        summary: 'Changes a draft, or the texts of an open recall, to which products and batches can be added',
        params,
        body: RecallForm,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await recalls.edit(adminOf(request), id, request.body);
      return ok(request, 'recalls.saved', { data: await read.detail(id) });
    },
  );

  app.post(
    '/admin/recalls/:id/open',
    {
      config: {
        access,
        permission: 'catalogue.write',
        errors: ['not_found', 'changed_meanwhile', 'recall_changed', 'recall_number_wrong'],
      },
      schema: { summary: 'Stops the stock and tells everybody concerned', params, body: OpenForm, response },
    },
    async (request) => {
      const { id } = request.params;
      await recalls.open(adminOf(request), id, request.body);
      return ok(request, 'recalls.opened', { data: await read.detail(id) });
    },
  );

  app.post(
    '/admin/recalls/:id/discard',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'changed_meanwhile', 'recall_changed'] },
      schema: { summary: 'Discards a draft', params, body: SeenOnly, response },
    },
    async (request) => {
      const { id } = request.params;
      await recalls.discard(adminOf(request), id, request.body?.updated_at_seen);
      return ok(request, 'recalls.discarded', { data: await read.detail(id) });
    },
  );

  app.post(
    '/admin/recalls/:id/lift',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'recall_changed'] },
      schema: {
        summary: 'Puts products or batches that are not concerned back on sale',
        params,
        body: LiftForm,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      await recalls.lift(adminOf(request), id, request.body);
      return ok(request, 'recalls.lifted', { data: await read.detail(id) });
    },
  );

  app.post(
    '/admin/recalls/:id/close',
    {
      config: {
        access,
        permission: 'catalogue.write',
        errors: ['not_found', 'changed_meanwhile', 'recall_changed', 'recall_unfinished'],
      },
      schema: { summary: 'Closes a recall with its final figures', params, body: CloseForm, response },
    },
    async (request) => {
      const { id } = request.params;
      await recalls.close(adminOf(request), id, request.body);
      return ok(request, 'recalls.closed', { data: await read.detail(id) });
    },
  );

  app.get(
    '/admin/recalls/:id/report.csv',
    {
      config: { access, permission: 'catalogue.read', errors: ['not_found'] },
      schema: { summary: 'The figures of a recall, as CSV', params, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'recall-report.csv', reportTable(await read.detail(request.params.id), request.lang)),
  );

  app.get(
    '/admin/recalls/:id/cases',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of the bought lines concerned, newest first',
        params,
        querystring: CaseFilter.extend(pageKeys),
        response: { 200: success({ cases: z.array(RecallCase).describe('The lines of this page'), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await createCaseReader(app.database, null, request.params.id).page(filter, page, size);
      return ok(request, 'recalls.shown', { cases: entries, meta });
    },
  );

  app.get(
    '/admin/recalls/:id/cases.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'All bought lines concerned, as CSV',
        params,
        querystring: CaseFilter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) =>
      csvResponse(
        reply,
        'recall-cases.csv',
        createCaseReader(app.database, null, request.params.id).table(request.query, request.lang),
      ),
  );

  app.post(
    '/admin/recalls/:id/cases/:case_id/contact',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found', 'recall_changed'] },
      schema: {
        summary: 'Records a call to a buyer, with the answer if there was one',
        params: params.extend({ case_id: PathId.describe('Id of the bought line’s case') }),
        body: ContactForm,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      const { id, case_id: caseId } = request.params;
      await contact(requireUser(request), id, caseId, request.body);
      return ok(request, 'recalls.contacted');
    },
  );
};
