import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { notFound } from '../../../wire/errors.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { vendorActorOf } from '../auth/vendor-actor.ts';
import {
  GeneralSettings,
  GeneralSettingsForm,
  PaymentSettings,
  PaymentSettingsForm,
  ProductSettings,
  ProductSettingsForm,
} from './schemas.ts';
import { createSettingsService } from './service.ts';

const access = 'vendor';
const general = { 200: success({ data: GeneralSettings }) };
const products = { 200: success({ data: ProductSettings }) };
const payments = { 200: success({ data: PaymentSettings }) };

/** A vendor's settings of the store, of product reviews and of payments. */
export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createSettingsService(app);
  const cards = () => ({ card: app.payments.state(), provider: app.payments.service.provider?.name ?? null });

  app.get(
    '/vendor/general-settings/:id',
    {
      config: { access, permission: 'settings.write' },
      schema: {
        summary: 'The store’s name and address; `id` is the id of the vendor’s own user',
        params: z.strictObject({ id: PathId.describe('Id of the vendor’s own user') }),
        response: general,
      },
    },
    async (request) => {
      const { vendorId, userId } = requireVendor(request);
      if (request.params.id !== userId) throw notFound();
      return ok(request, 'settings.shown', { data: await settings.read(vendorId) });
    },
  );

  app.post(
    '/vendor/general-settings',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Saves changes of the store’s address; a new name needs an admin’s review',
        body: GeneralSettingsForm,
        response: general,
      },
    },
    async (request) => {
      const data = await settings.saveGeneral(vendorActorOf(request), request.body);
      return ok(request, 'settings.general_saved', { data });
    },
  );

  app.get(
    '/vendor/product-settings',
    { config: { access, permission: 'settings.write' }, schema: { summary: 'Review settings', response: products } },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'settings.shown', { data: await settings.read(vendorId) });
    },
  );

  app.post(
    '/vendor/product-settings',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Saves the review settings',
        body: ProductSettingsForm,
        response: products,
      },
    },
    async (request) => {
      const data = await settings.saveProducts(vendorActorOf(request), request.body);
      return ok(request, 'settings.products_saved', { data });
    },
  );

  app.get(
    '/vendor/payment-settings',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Accepted payment methods', response: payments },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      const data = { ...(await settings.read(vendorId)), ...cards(), ...(await settings.cashFacts(vendorId)) };
      return ok(request, 'settings.shown', { data });
    },
  );

  app.post(
    '/vendor/payment-settings',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile'] },
      schema: { summary: 'Saves the accepted payment methods', body: PaymentSettingsForm, response: payments },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const saved = await settings.savePayments(owner, request.body);
      const data = { ...saved, ...cards(), ...(await settings.cashFacts(owner.vendorId)) };
      return ok(request, 'settings.payments_saved', { data });
    },
  );
};
