import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createMoneySettings, MoneySettings, MoneySettingsForm, PriceRates } from './settings.ts';

const access = 'admin';
const response = { 200: success({ data: MoneySettings }) };

/** Payout settings: settlement period, and the account for vendors' debts. */
export const moneySettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createMoneySettings(app.database);

  app.get(
    '/admin/money-settings',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The settlement period, and the account into which vendors pay debts', response },
    },
    async (request) => ok(request, 'money.shown', { data: await settings.read() }),
  );

  app.get(
    '/vendor/price-rates',
    {
      config: { access: 'vendor', permission: 'catalogue.read' },
      schema: {
        summary: 'Rates by which the vendor converts a price in SAR into the other currencies',
        response: { 200: success({ data: PriceRates }) },
      },
    },
    async (request) => {
      const { sar_per_bhd, sar_per_usd } = await settings.read();
      return ok(request, 'money.shown', { data: { sar_per_bhd, sar_per_usd } });
    },
  );

  app.post(
    '/admin/money-settings',
    {
      config: { access, permission: 'money.manage', errors: ['changed_meanwhile'] },
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
