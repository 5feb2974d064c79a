import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { AppError } from '../wire/errors.ts';
import { fieldsOf } from '../wire/validation.ts';
import { syncHook } from './sync-hook.ts';

const Nothing = z.strictObject({}).optional();

const assertNothing = (input: unknown) => {
  const { error } = Nothing.safeParse(input ?? undefined, { reportInput: true });
  if (error) throw new AppError(422, 'validation', { fields: fieldsOf(error) });
};

/** Rejects a query or a body on a route that does not declare one. */
const undeclaredInput: FastifyPluginAsync = async (app) => {
  app.addHook(
    'preValidation',
    syncHook(({ is404, routeOptions: { schema }, query, body }) => {
      if (is404) return;
      if (!schema?.querystring) assertNothing(query);
      if (!schema?.body) assertNothing(body);
    }),
  );
};

export const undeclaredInputPlugin = fastifyPlugin(undeclaredInput);
