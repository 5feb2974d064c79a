import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createPrivacyReader } from './admin-reader.ts';
import { AdminPrivacyRequest, Answer, RequestFilter, RetentionRun } from './admin-schemas.ts';
import { createPrivacyAnswers } from './answers.ts';
import { createRetention } from './retention.ts';

const access = 'admin';
const permission = 'privacy.manage';

/** Requests of people about their data, and the answers to them. */
export const adminPrivacyRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createPrivacyReader(app.database);
  const answers = createPrivacyAnswers(app);
  const retention = createRetention(app);

  addListRoutes(app, {
    path: '/admin/privacy-requests',
    permission,
    summary: 'A page of requests of people about their data: unanswered ones first, by the day on which they are due',
    filter: RequestFilter,
    key: 'requests',
    entry: AdminPrivacyRequest,
    read,
    message: 'privacy.shown',
  });

  app.get(
    '/admin/retention',
    {
      config: { access, permission },
      schema: {
        summary: 'The last runs of the nightly deletion of old personal data, newest first',
        response: { 200: success({ data: z.object({ runs: z.array(RetentionRun).describe('At most 30 runs') }) }) },
      },
    },
    async (request) => ok(request, 'privacy.shown', { data: { runs: await retention.list() } }),
  );

  for (const outcome of ['fulfil', 'refuse'] as const)
    app.post(
      `/admin/privacy-requests/:id/${outcome}`,
      {
        config: { access, permission, errors: ['changed_meanwhile'] },
        schema: {
          summary:
            outcome === 'fulfil'
              ? 'Answers a request that people fulfil: a correction or an objection'
              : 'Refuses a request with the reason',
          params: z.strictObject({ id: PathId }),
          body: Answer,
          response: { 200: success({ data: AdminPrivacyRequest }) },
        },
      },
      async (request) => {
        const { id } = request.params;
        await answers[outcome](requireUser(request), id, request.body.reason);
        return ok(request, 'privacy.answered', { data: await read.one(id) });
      },
    );
};
