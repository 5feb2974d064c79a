import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { TaxSettings, TaxSettingsForm } from './tax-schemas.ts';
import { createTaxSettings } from './tax-settings.ts';

const access = 'vendor';
const response = { 200: success({ data: TaxSettings }) };

/** A vendor's tax settings. */
export const vendorTaxRoutes: FastifyPluginAsyncZod = async (app) => {
  const taxSettings = createTaxSettings(app);

  app.get(
    '/vendor/tax-settings',
    { config: { access, permission: 'money.read' }, schema: { summary: 'The vendor’s tax settings', response } },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'vat.shown', { data: await taxSettings.read(vendorId) });
    },
  );

  app.post(
    '/vendor/tax-settings',
    {
      config: { access, permission: 'money.manage', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Submits the vendor’s VAT number and legal names for review',
        body: TaxSettingsForm,
        response,
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await taxSettings.ask(owner, request.body);
      return ok(request, 'vat.asked', { data: await taxSettings.read(owner.vendorId) });
    },
  );
};
