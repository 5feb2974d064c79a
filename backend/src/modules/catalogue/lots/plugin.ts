import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createDueLots } from './due.ts';

const POLL_MS = 60_000;

/** Takes lots off sale at midnight, or soon after a rule has changed. */
const lots: FastifyPluginAsync = async ({ database, addJob }) => {
  addJob({ name: 'lots', everyMs: POLL_MS, run: createDueLots(database) });
};

export const lotsPlugin = fastifyPlugin(lots);
