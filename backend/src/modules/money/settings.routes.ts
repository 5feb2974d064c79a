import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../plugins/session.ts';
import { ok } from '../../wire/ok.ts';
import { success } from '../../wire/schemas.ts';
import { createMoneySettings, MoneySettings, MoneySettingsForm } from './settings.ts';

const access = 'admin';
const response = { 200: success({ data: MoneySettings }) };

/** When vendors are paid, and where they pay what they owe. */
export const moneySettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createMoneySettings(app.database);

  app.get(
    '/admin/money-settings',
    { config: { access }, schema: { summary: 'When vendors are paid, and where they pay what they owe', response } },
    async (request) => ok(request, 'money.shown', { data: await settings.read() }),
  );

  app.post(
    '/admin/money-settings',
    {
      config: { access, errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Says when vendors are paid, and where they pay what they owe',
        body: MoneySettingsForm,
        response,
      },
    },
    async (request) => {
      await settings.save(requireUser(request), request.body);
      return ok(request, 'money.settings_saved', { data: await settings.read() });
    },
  );
};
