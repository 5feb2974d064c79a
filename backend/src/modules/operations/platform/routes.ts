import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { STANDARD_ACCENT } from '../../../facts/shop.ts';
import { shopIcon } from '../../../files/shop-icon.ts';
import { ok } from '../../../wire/ok.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { PlatformForm } from './form.ts';
import { IconFile, IconParams, IconVersion, PlatformSettings, Site } from './schemas.ts';
import { createPlatformService } from './service.ts';

const access = 'admin';
/** Pages name an icon with its colour, so that a new one has a new address. */
const DAY_S = 24 * 60 * 60;
const settings = { 200: success({ data: PlatformSettings }) };

/** Platform settings for admins, and the public part of them. */
export const platformRoutes: FastifyPluginAsyncZod = async (app) => {
  const platform = createPlatformService(app);

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
      const { brand } = await platform.read();
      const icon = await shopIcon(brand.accent || STANDARD_ACCENT, request.params.name);
      return reply.header('Cache-Control', `public, max-age=${DAY_S}`).type('image/png').send(icon);
    },
  );

  app.get(
    '/admin/platform-settings',
    { config: { access }, schema: { summary: 'The platform settings', response: settings } },
    async (request) => ok(request, 'platform.shown', { data: await platform.read() }),
  );

  app.post(
    '/admin/platform-settings',
    {
      config: { access, errors: ['changed_meanwhile'] },
      schema: { summary: 'Saves the platform settings', body: PlatformForm, response: settings },
    },
    async (request) => {
      const data = await platform.save(requireUser(request), request.body);
      return ok(request, 'platform.saved', { data });
    },
  );
};
