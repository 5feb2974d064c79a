import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { NewVatRate, VatRates } from './rate-schemas.ts';
import { createVatRates } from './rates.ts';
import { TaxDecision, TaxSettings } from './tax-schemas.ts';
import { createTaxSettings } from './tax-settings.ts';

const access = 'admin';
const rates = { 200: success({ vat_rates: VatRates }) };

/** VAT rates, and the tax registration of vendors. */
export const adminVatRoutes: FastifyPluginAsyncZod = async (app) => {
  const vatRates = createVatRates(app.database);
  const taxSettings = createTaxSettings(app);

  app.get(
    '/admin/vat-rates',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'VAT rates with their history', response: rates },
    },
    async (request) => ok(request, 'vat.shown', { vat_rates: await vatRates.list() }),
  );

  app.post(
    '/admin/vat-rates',
    {
      config: { access, permission: 'money.manage', errors: ['vat_rate_in_force', 'vat_rate_exists'] },
      schema: { summary: 'Adds a rate that applies from a later day', body: NewVatRate, response: rates },
    },
    async (request) => {
      await vatRates.add(requireUser(request), request.body);
      return ok(request, 'vat.rate_added', { vat_rates: await vatRates.list() });
    },
  );

  app.post(
    '/admin/vendors/:id/tax',
    {
      config: { access, permission: 'money.manage', errors: ['vat_number_changed'] },
      schema: {
        summary: 'Verifies or rejects a vendor’s tax details; `id` is the vendor id',
        params: z.strictObject({ id: PathId }),
        body: TaxDecision,
        response: { 200: success({ data: TaxSettings }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await taxSettings.decide(requireUser(request), id, request.body);
      return ok(request, `vat.decided_${request.body.decision}`, { data: await taxSettings.read(id) });
    },
  );
};
