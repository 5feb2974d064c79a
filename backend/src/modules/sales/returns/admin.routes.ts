import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { Overrule } from './forms.ts';
import { createOverruling } from './overruling.ts';
import { PictureFile, PictureParams, ReturnNumber } from './params.ts';
import { createReturnReader } from './reader.ts';
import { Return, ReturnFilter, ReturnPage, ReturnQuery } from './schemas.ts';

const access = 'admin';
const one = { 200: success({ data: Return }) };

/** All returns, and decisions by admins. */
export const adminReturnRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createReturnReader(app.database);
  const overruling = createOverruling(app);

  app.get(
    '/admin/returns',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'A page of all returns, due ones first',
        querystring: ReturnQuery,
        response: { 200: success({ data: ReturnPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      return ok(request, 'returns.shown', { data: await read.page('everybody', filter, page, size, request.lang) });
    },
  );

  app.get(
    '/admin/returns.csv',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'The same as CSV', querystring: ReturnFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => csvResponse(reply, 'returns.csv', read.table('everybody', request.query, request.lang)),
  );

  app.get(
    '/admin/returns/:return_no',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'One return', params: ReturnNumber, response: one },
    },
    async (request) =>
      ok(request, 'returns.shown', { data: await read.one('everybody', request.params.return_no, request.lang) }),
  );

  app.get(
    '/admin/returns/:return_no/pictures/:id',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'A picture of a return', params: PictureParams, response: { 200: PictureFile } },
    },
    async (request, reply) => {
      const fileId = await read.picture('everybody', request.params.return_no, request.params.id);
      const { mime, content } = await app.files.readPrivate(fileId);
      reply.type(mime);
      return content;
    },
  );

  app.post(
    '/admin/returns/:return_no/overrule',
    {
      config: { access, permission: 'returns.write', errors: ['return_decided', 'changed_meanwhile'] },
      schema: {
        summary:
          'Overrules the vendor or decides instead: approves a declined return, grants more than the vendor did, ends one left undecided',
        params: ReturnNumber,
        body: Overrule,
        response: one,
      },
    },
    async (request) => {
      await overruling.overrule(requireUser(request), request.params.return_no, request.body);
      return ok(request, 'returns.overruled', {
        data: await read.one('everybody', request.params.return_no, request.lang),
      });
    },
  );
};
