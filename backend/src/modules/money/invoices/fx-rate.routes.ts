import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createFxRates, FxRates, NewFxRate } from './fx-rates.ts';

const access = 'admin';
const response = { 200: success({ fx_rates: FxRates }) };

/** Exchange rates for invoices. */
export const fxRateRoutes: FastifyPluginAsyncZod = async (app) => {
  const fxRates = createFxRates(app.database);

  app.get(
    '/admin/fx-rates',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'Exchange rates at which invoices state their tax', response },
    },
    async (request) => ok(request, 'invoices.shown', { fx_rates: await fxRates.list() }),
  );

  app.post(
    '/admin/fx-rates',
    {
      config: { access, permission: 'money.manage', errors: ['fx_rate_exists'] },
      schema: { summary: 'Adds a rate that applies from today or later', body: NewFxRate, response },
    },
    async (request) => {
      await fxRates.add(requireUser(request), request.body);
      return ok(request, 'invoices.rate_added', { fx_rates: await fxRates.list() });
    },
  );
};
