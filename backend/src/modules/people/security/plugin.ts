import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createFactorReset } from './factor-reset.ts';

const POLL_MS = 60_000;

/** Carries out resets of second factors that were announced a day ago. */
const factorResets: FastifyPluginAsync = async (app) => {
  const { applyDue } = createFactorReset(app);
  app.addJob({ name: 'factor-resets', everyMs: POLL_MS, run: applyDue });
};

export const factorResetsPlugin = fastifyPlugin(factorResets);
