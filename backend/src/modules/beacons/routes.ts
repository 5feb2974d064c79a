import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { perMinute } from '../../plugins/rate-limit.ts';
import { success } from '../../schemas.ts';
import { createBeaconRepository } from './repository.ts';

const word = z.string().regex(/^[\w.:+-]{1,64}$/);

const Beacon = z.strictObject({ area: word, version: word, phase: word, code: word });

export const beaconRoutes: FastifyPluginAsyncZod = async (app) => {
  const beacons = createBeaconRepository(app.database);

  app.post(
    '/beacons',
    {
      schema: {
        summary: 'A browser reports that an area failed to load or to run',
        body: Beacon,
        response: { 200: success({}) },
      },
      config: { access: 'public', rateLimit: perMinute(30) },
    },
    async (request) => {
      await beacons.insert(request.body);
      return ok(request, 'messages.ok');
    },
  );
};
