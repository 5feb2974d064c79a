import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perDay } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createFactorReset } from './factor-reset.ts';

const params = z.strictObject({ id: PathId });
const Done = success({});

/** Resets of second factors, requested by owners and cancelled by the person. */
export const factorResetRoutes: FastifyPluginAsyncZod = async (app) => {
  const resets = createFactorReset(app);

  for (const access of ['admin', 'vendor'] as const)
    app.post(
      `/${access}/team/:id/factors/reset`,
      {
        config: {
          ...{ access, permission: 'team.manage', attempts: [perDay(50)] },
          errors: ['not_found', 'forbidden', 'factor_missing'],
        },
        schema: {
          summary:
            access === 'admin'
              ? 'Announces the removal of all second factors of a person, in 24 hours; for owners'
              : 'Announces the removal of all second factors of a member, in 24 hours; for owners',
          params,
          response: { 200: Done },
        },
      },
      async (request) => {
        await resets.request(requireUser(request), request.params.id);
        return ok(request, 'factors.reset_announced');
      },
    );

  app.delete(
    '/user/factor-reset',
    {
      config: { access: 'any', errors: ['not_found'] },
      schema: { summary: 'Cancels the announced removal of the own second factors', response: { 200: Done } },
    },
    async (request) => {
      await resets.cancel(requireUser(request));
      return ok(request, 'factors.reset_cancelled');
    },
  );
};
