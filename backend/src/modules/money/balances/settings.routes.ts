import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createMoneySettings, MoneySettings, MoneySettingsForm } from './settings.ts';

const access = 'admin';
const response = { 200: success({ data: MoneySettings }) };

/** Payout settings: settlement period, and the account for vendors' debts. */
export const moneySettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createMoneySettings(app.database);

  app.get(
    '/admin/money-settings',
    {
      config: { access },
      schema: { summary: 'The settlement period, and the account into which vendors pay debts', response },
    },
    async (request) => ok(request, 'money.shown', { data: await settings.read() }),
  );

  app.post(
    '/admin/money-settings',
    {
      config: { access, errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Sets the settlement period, and the account into which vendors pay debts',
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
