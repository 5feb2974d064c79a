import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createDueLots } from './due.ts';
import { createExpiryMails } from './expiring.ts';
import { createEndedMarkDowns } from './mark-downs.ts';

const POLL_MS = 60_000;
const MAIL_MS = 3_600_000;

/**
 * Takes lots off sale at midnight, or soon after a rule has changed, takes back the mark-downs of those that are empty or off
 * sale, and warns of lots that expire soon.
 */
const lots: FastifyPluginAsync = async ({ database, addJob }) => {
  addJob({ name: 'lots', everyMs: POLL_MS, run: createDueLots(database) });
  addJob({ name: 'mark-downs', everyMs: POLL_MS, run: createEndedMarkDowns(database) });
  addJob({ name: 'lots-expiring', everyMs: MAIL_MS, run: createExpiryMails(database) });
};

export const lotsPlugin = fastifyPlugin(lots);
