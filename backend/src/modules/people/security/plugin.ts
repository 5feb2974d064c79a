import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { warnOfEarlierPasskeys } from './earlier-passkeys.ts';
import { createFactorReset } from './factor-reset.ts';

const POLL_MS = 60_000;

/** Carries out resets of second factors that were announced a day ago, and warns of passkeys that a new address has made useless. */
const factorResets: FastifyPluginAsync = async (app) => {
  await warnOfEarlierPasskeys(app);
  const { applyDue } = createFactorReset(app);
  app.addJob({ name: 'factor-resets', everyMs: POLL_MS, run: applyDue });
};

export const factorResetsPlugin = fastifyPlugin(factorResets);
