import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { createReturnDecisions } from './decisions.ts';
import { Inspection, ReturnDecision } from './forms.ts';
import { PictureFile, PictureParams, ReturnNumber } from './params.ts';
import { createReturnReader } from './reader.ts';
import { InspectionPreview, Return, ReturnFilter, ReturnPage, ReturnQuery } from './schemas.ts';

const access = 'vendor';
const one = { 200: success({ data: Return }) };

/** A vendor's returns. */
export const vendorReturnRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createReturnReader(app.database);
  const decisions = createReturnDecisions(app);

  app.get(
    '/vendor/returns',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'A page of the vendor’s returns, due ones first',
        querystring: ReturnQuery,
        response: { 200: success({ data: ReturnPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { vendorId } = requireVendor(request);
      return ok(request, 'returns.shown', { data: await read.page({ vendorId }, filter, page, size, request.lang) });
    },
  );

  app.get(
    '/vendor/returns.csv',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'The same as CSV', querystring: ReturnFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const { vendorId } = requireVendor(request);
      return csvResponse(reply, 'returns.csv', read.table({ vendorId }, request.query, request.lang));
    },
  );

  app.get(
    '/vendor/returns/:return_no',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'One of the vendor’s returns', params: ReturnNumber, response: one },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'returns.shown', {
        data: await read.one({ vendorId }, request.params.return_no, request.lang),
      });
    },
  );

  app.get(
    '/vendor/returns/:return_no/pictures/:id',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'A picture of a return', params: PictureParams, response: { 200: PictureFile } },
    },
    async (request, reply) => {
      const { vendorId } = requireVendor(request);
      const fileId = await read.picture({ vendorId }, request.params.return_no, request.params.id);
      const { mime, content } = await app.files.readPrivate(fileId);
      reply.type(mime);
      return content;
    },
  );

  app.post(
    '/vendor/returns/:return_no/decision',
    {
      config: { access, permission: 'returns.write', errors: ['return_decided'] },
      schema: { summary: 'Approves or declines a return', params: ReturnNumber, body: ReturnDecision, response: one },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await decisions.decide(owner, request.params.return_no, request.body);
      return ok(request, 'returns.decided', { data: await read.one(owner, request.params.return_no, request.lang) });
    },
  );

  app.post(
    '/vendor/returns/:return_no/received',
    {
      config: { access, permission: 'returns.write', errors: ['return_decided'] },
      schema: { summary: 'Marks a return as received', params: ReturnNumber, response: one },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await decisions.receive(owner, request.params.return_no);
      return ok(request, 'returns.received', { data: await read.one(owner, request.params.return_no, request.lang) });
    },
  );

  app.post(
    '/vendor/returns/:return_no/inspection/preview',
    {
      config: { access, permission: 'returns.write', idempotency: 'natural', errors: ['return_decided'] },
      schema: {
        summary: 'Refund preview of an inspection, by line; nothing is stored',
        params: ReturnNumber,
        body: Inspection,
        response: { 200: success({ data: InspectionPreview }) },
      },
    },
    async (request) => {
      const data = await decisions.preview(vendorActorOf(request), request.params.return_no, request.body);
      return ok(request, 'returns.shown', { data });
    },
  );

  app.post(
    '/vendor/returns/:return_no/inspection',
    {
      config: { access, permission: 'returns.write', errors: ['return_decided', 'changed_meanwhile'] },
      schema: {
        summary: 'Inspects a return: goods return to stock, and the customer is refunded',
        params: ReturnNumber,
        body: Inspection,
        response: one,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await decisions.inspect(owner, request.params.return_no, request.body);
      return ok(request, 'returns.inspected', { data: await read.one(owner, request.params.return_no, request.lang) });
    },
  );
};
