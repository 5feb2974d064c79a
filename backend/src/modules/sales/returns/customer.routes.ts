import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../../../facts/limits.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PageNumber, PathId, pageSize } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { parsePath } from '../../../wire/validation.ts';
import { NewReturn, ReturnPictures, SentForm, RequestedUnits } from './forms.ts';
import { PictureFile, PictureParams, ReturnNumber } from './params.ts';
import { createReturnReader } from './reader.ts';
import { createReturnRequests } from './requests.ts';
import { Return, ReturnableLines, ReturnPage, ReturnPreview } from './schemas.ts';

const access = 'buyer';
const one = { 200: success({ data: Return }) };
const consumes = ['multipart/form-data', 'application/json'];

const OrderId = z.strictObject({ id: PathId });

const MEGABYTE = 1024 * 1024;
const { pictures: files, bytes: maxBytes } = LIMITS.return;
const params = { limit: files, megabytes: maxBytes / MEGABYTE };
/** Phone photos: several of up to 5 MB each. */
const multipart = { maxBytes, files, refusal: { field: 'lines', message: { key: 'returns.pictures_total', params } } };

/** A customer's returns. */
export const returnRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createReturnReader(app.database);
  const requests = createReturnRequests(app);

  app.get(
    '/orders/:id/returnable',
    {
      config: { access },
      schema: {
        summary: 'Order lines that can be returned, with their units and deadlines',
        params: OrderId,
        response: {
          200: success({ data: ReturnableLines }),
        },
      },
    },
    async (request) =>
      ok(request, 'returns.shown', {
        data: await read.returnable(requireBuyer(request).id, request.params.id),
      }),
  );

  app.post(
    '/orders/:id/returns',
    {
      config: {
        access,
        multipart,
        idempotency: 'own',
        beforeFiles: (request) => read.assertReturnable(requireBuyer(request).id, parsePath(OrderId, request).id),
      },
      schema: {
        summary: 'Requests a return',
        consumes,
        params: OrderId,
        body: NewReturn,
        response: one,
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const returnNo = await requests.ask(userId, request.params.id, request.body);
      return ok(request, 'returns.asked', { data: await read.one({ userId }, returnNo, request.lang) });
    },
  );

  app.post(
    '/orders/:id/returns/preview',
    {
      config: { access },
      schema: {
        summary: 'Preview of the refund for units of an order; nothing is stored',
        params: OrderId,
        body: RequestedUnits,
        response: { 200: success({ data: ReturnPreview }) },
      },
    },
    async (request) => {
      const data = await read.preview(requireBuyer(request).id, request.params.id, request.body);
      return ok(request, 'returns.shown', { data });
    },
  );

  app.get(
    '/returns',
    {
      config: { access: 'user' },
      schema: {
        summary: 'A page of the customer’s returns',
        querystring: z.strictObject({ page: PageNumber }),
        response: { 200: success({ data: ReturnPage }) },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request);
      const data = await read.page({ userId }, {}, request.query.page, pageSize.orders, request.lang);
      return ok(request, 'returns.shown', { data });
    },
  );

  app.get(
    '/returns/:return_no',
    { config: { access }, schema: { summary: 'One of the customer’s returns', params: ReturnNumber, response: one } },
    async (request) => {
      const scope = { userId: requireBuyer(request).id };
      return ok(request, 'returns.shown', { data: await read.one(scope, request.params.return_no, request.lang) });
    },
  );

  app.post(
    '/returns/:return_no/pictures',
    {
      config: {
        access,
        multipart: { maxBytes },
        idempotency: 'own',
        beforeFiles: (request) =>
          requests.assertUndecided(requireBuyer(request).id, parsePath(ReturnNumber, request).return_no),
        errors: ['return_decided'],
      },
      schema: {
        summary: 'Adds pictures to a line, until the vendor has decided',
        consumes,
        params: ReturnNumber,
        body: ReturnPictures,
        response: one,
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const { return_no: no } = request.params;
      await requests.addPictures(userId, no, request.body.line_id, request.body.pictures);
      return ok(request, 'returns.pictures_added', { data: await read.one({ userId }, no, request.lang) });
    },
  );

  app.get(
    '/returns/:return_no/pictures/:id',
    {
      config: { access },
      schema: { summary: 'A picture of a return', params: PictureParams, response: { 200: PictureFile } },
    },
    async (request, reply) => {
      const { return_no: no, id } = request.params;
      const fileId = await read.picture({ userId: requireBuyer(request).id }, no, id);
      const { mime, content } = await app.files.readPrivate(fileId);
      reply.type(mime);
      return content;
    },
  );

  app.post(
    '/returns/:return_no/sent',
    {
      config: { access, errors: ['return_decided'] },
      schema: { summary: 'Marks a return as sent', params: ReturnNumber, body: SentForm, response: one },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      await requests.send(userId, request.params.return_no, request.body.note);
      return ok(request, 'returns.sent', { data: await read.one({ userId }, request.params.return_no, request.lang) });
    },
  );

  app.post(
    '/returns/:return_no/withdraw',
    {
      config: { access, errors: ['return_decided'] },
      schema: { summary: 'Withdraws a return', params: ReturnNumber, response: one },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      await requests.withdraw(userId, request.params.return_no);
      return ok(request, 'returns.withdrawn', {
        data: await read.one({ userId }, request.params.return_no, request.lang),
      });
    },
  );
};
