import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { ConsentForm, ConsentState } from './consent-schemas.ts';
import { createConsentSettings } from './consent-settings.ts';

const access = 'user';
const list = { 200: success({ consents: z.array(ConsentState).describe('One entry for each text and use of data') }) };

/** Consents of a customer. */
export const consentRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createConsentSettings(app);

  app.get(
    '/user/consents',
    { config: { access }, schema: { summary: 'What the customer has agreed to', response: list } },
    async (request) => ok(request, 'privacy.shown', { consents: await settings.list(requireUser(request).id) }),
  );

  app.post(
    '/user/consents',
    {
      config: { access },
      schema: {
        summary: 'Withdraws a consent at once, or asks for the link that confirms the newsletter',
        body: ConsentForm,
        response: list,
      },
    },
    async (request) => {
      const { id } = requireUser(request);
      await settings.change(id, request.body, request.lang);
      const message = request.body.given ? 'messages.newsletter_requested' : 'privacy.consent_withdrawn';
      return ok(request, message, { consents: await settings.list(id) });
    },
  );
};
