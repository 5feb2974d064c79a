import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attachment } from '../../../csv/response.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { perDay, perHour } from '../../../plugins/rate-limit.ts';
import { AppError } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createPrivacyRequests } from './requests.ts';
import { NewRequest, PrivacyRequest, ZipFile } from './schemas.ts';

const access = 'person';
const list = {
  200: success({ requests: z.array(PrivacyRequest).describe('The latest requests of the person, newest first') }),
};
const RequestId = z.strictObject({ id: PathId });

/**
 * The signed-in person, or a guest who has confirmed the address of the order.
 * @throws AppError 403 for another guest: browsers may be shared
 */
const personOf = (request: FastifyRequest): number => {
  const { id, isProven } = requireBuyer(request);
  if (!isProven) throw new AppError(403, 'email_unproven');
  return id;
};

/** Requests of people with an account, and of guests, about their data. */
export const privacyRoutes: FastifyPluginAsyncZod = async (app) => {
  const requests = createPrivacyRequests(app);

  app.get(
    '/user/privacy-requests',
    {
      config: { access, errors: ['email_unproven'] },
      schema: { summary: 'The requests of the person about their data', response: list },
    },
    async (request) => ok(request, 'privacy.shown', { requests: await requests.list(personOf(request)) }),
  );

  app.post(
    '/user/privacy-requests',
    {
      config: {
        access,
        stepUp: true,
        attempts: [perHour(10, 'account'), perDay(20, 'account')],
        errors: ['email_unproven', 'request_open', 'last_owner'],
      },
      schema: {
        summary: 'Asks for a file with everything, for the erasure of the account, for a correction, or objects',
        body: NewRequest,
        response: list,
      },
    },
    async (request) => {
      const id = personOf(request);
      await requests.ask(id, request.body, request.lang, new Date());
      return ok(request, `privacy.asked.${request.body.kind}`, { requests: await requests.list(id) });
    },
  );

  app.post(
    '/user/privacy-requests/:id/withdraw',
    {
      config: { access, errors: ['email_unproven'] },
      schema: { summary: 'Withdraws an open request', params: RequestId, response: list },
    },
    async (request) => {
      const id = personOf(request);
      await requests.withdraw(id, request.params.id);
      return ok(request, 'privacy.withdrawn', { requests: await requests.list(id) });
    },
  );

  app.get(
    '/user/privacy-requests/:id/file',
    {
      config: { access, stepUp: true, errors: ['email_unproven'] },
      schema: { summary: 'The file of an export, for seven days', params: RequestId, response: { 200: ZipFile } },
    },
    async (request, reply) => {
      const fileId = await requests.fileOf(personOf(request), request.params.id);
      const { name, mime, content } = await app.files.readPrivate(fileId);
      reply.header('Content-Disposition', attachment(name)).type(mime);
      return content;
    },
  );

  app.post(
    '/privacy-requests/stop',
    {
      config: { access: 'public', attempts: [perHour(20, 'address')], errors: ['not_found'] },
      schema: {
        summary: 'Stops an erasure by the link in its mail',
        body: z.strictObject({ token: z.string().min(1).max(200).describe('`token` of the link in the mail') }),
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await requests.stop(request.body.token);
      return ok(request, 'privacy.stopped');
    },
  );
};
