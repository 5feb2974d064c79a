import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../../plugins/session.ts';
import { notFound } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { deviceOf } from '../auth/device.ts';
import { Device } from './schemas.ts';
import { createSessionRepository } from './session-repository.ts';

const access = 'any';
const params = z.strictObject({ id: z.coerce.number().int().min(1) });

/** Devices on which the signed-in person is signed in. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const sessions = createSessionRepository(app.database);
  const accountLog = createAccountLog(app.database);

  app.get(
    '/user/sessions',
    {
      config: { access },
      schema: {
        summary: 'Devices on which the person is signed in, the last used first',
        response: { 200: success({ sessions: z.array(Device).describe('All of them') }) },
      },
    },
    async (request) => {
      const rows = await sessions.list(requireUser(request).id, request.sessionHash);
      return ok(request, 'messages.ok', {
        sessions: rows.map(
          ({ acting, company_name: name, company_name_arabic: arabic, user_agent: agent, ...row }) => ({
            ...row,
            role: acting,
            store: name === null ? null : { company_name: name, company_name_arabic: arabic ?? '' },
            device: deviceOf(agent),
          }),
        ),
      });
    },
  );

  app.delete(
    '/user/sessions/:id',
    {
      config: { access, errors: ['not_found'] },
      schema: { summary: 'Signs the person out on a device', params, response: { 200: success({}) } },
    },
    async (request) => {
      const user = requireUser(request);
      await app.database.transaction(async () => {
        const ended = await sessions.end(user.id, request.params.id);
        if (!ended) throw notFound();
        await accountLog.record(user, 'account.sessions_ended', { sessions: 1 }, null);
      });
      return ok(request, 'factors.session_ended');
    },
  );

  app.delete(
    '/user/sessions',
    {
      config: { access },
      schema: { summary: 'Signs the person out on all other devices', response: { 200: success({}) } },
    },
    async (request) => {
      const user = requireUser(request);
      await app.database.transaction(async () => {
        const ended = await sessions.endOthers(user.id, request.sessionHash);
        if (ended.length > 0) await accountLog.record(user, 'account.sessions_ended', { sessions: ended.length }, null);
      });
      return ok(request, 'factors.sessions_ended');
    },
  );
};
