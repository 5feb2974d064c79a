import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createSecondFactorSettings, SecondFactorForm, SecondFactorSettings } from './requirement.ts';

const config = { access: 'admin', permission: 'team.manage' } as const;
const response = { 200: success({ data: SecondFactorSettings }) };

/** The setting of who needs a second factor. */
export const secondFactorSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createSecondFactorSettings(app.database);

  app.get(
    '/admin/second-factor-settings',
    { config, schema: { summary: 'Who needs a second factor, and how many have one', response } },
    async (request) => ok(request, 'messages.ok', { data: await settings.read() }),
  );

  app.post(
    '/admin/second-factor-settings',
    {
      config: { ...config, errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Sets who needs a second factor; a change to required gives everyone the days to set one up',
        body: SecondFactorForm,
        response,
      },
    },
    async (request) => {
      await settings.save(requireUser(request), request.body);
      return ok(request, 'platform.saved', { data: await settings.read() });
    },
  );
};
