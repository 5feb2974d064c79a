import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shopIcon } from '../../../files/shop-icon.ts';
import { ok } from '../../../wire/ok.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { PlatformForm } from './form.ts';
import { IconFile, IconParams, IconVersion, LogoForm, PlatformSettings, ShopLogo, Site } from './schemas.ts';
import { createShopLogo } from './logo.ts';
import { createPlatformService } from './service.ts';

const access = 'admin';
/** Pages name an icon with its colour, so that a new one has a new address. */
const DAY_S = 24 * 60 * 60;
const logoResponse = { 200: success({ data: ShopLogo }) };
const settings = { 200: success({ data: PlatformSettings }) };

/** Platform settings for admins, and the public part of them. */
export const platformRoutes: FastifyPluginAsyncZod = async (app) => {
  const platform = createPlatformService(app);
  const logo = createShopLogo(app);

  app.get(
    '/site',
    {
      config: { access: 'public', cache: true },
      schema: {
        summary: 'Company, contact details and store policies; a change shows within a second',
        response: { 200: success({ data: Site }) },
      },
    },
    async (request) => ok(request, 'platform.shown', { data: await platform.site(request.currency) }),
  );

  app.get(
    '/shop-icons/:name.png',
    {
      config: { access: 'public' },
      schema: {
        summary: 'An icon of the shop in its accent colour; installed shops and browser tabs show it',
        params: IconParams,
        querystring: IconVersion,
        response: { 200: IconFile },
      },
    },
    async (request, reply) => {
      const icon = await shopIcon(app.storage, await platform.look(), request.params.name);
      return reply.header('Cache-Control', `public, max-age=${DAY_S}`).type('image/png').send(icon);
    },
  );

  app.get(
    '/admin/shop-logo',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'The logo of the shop', response: logoResponse },
    },
    async (request) => ok(request, 'platform.shown', { data: { logo: await logo.url() } }),
  );

  app.post(
    '/admin/shop-logo',
    {
      config: { access, permission: 'settings.write', multipart: true, idempotency: 'own' },
      schema: {
        summary: 'Replaces the logo of the shop',
        consumes: ['multipart/form-data'],
        body: LogoForm,
        response: logoResponse,
      },
    },
    async (request) => {
      await logo.save(requireUser(request), request.body.logo);
      return ok(request, 'platform.saved', { data: { logo: await logo.url() } });
    },
  );

  app.delete(
    '/admin/shop-logo',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'Removes the logo of the shop', response: logoResponse },
    },
    async (request) => {
      await logo.remove(requireUser(request));
      return ok(request, 'platform.saved', { data: { logo: null } });
    },
  );

  app.get(
    '/admin/platform-settings',
    {
      config: { access, permission: 'settings.write' },
      schema: { summary: 'The platform settings', response: settings },
    },
    async (request) => ok(request, 'platform.shown', { data: await platform.read() }),
  );

  app.post(
    '/admin/platform-settings',
    {
      config: { access, permission: 'settings.write', errors: ['changed_meanwhile', 'privacy_unpublished'] },
      schema: { summary: 'Saves the platform settings', body: PlatformForm, response: settings },
    },
    async (request) => {
      const data = await platform.save(requireUser(request), request.body);
      return ok(request, 'platform.saved', { data });
    },
  );
};
