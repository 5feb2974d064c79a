import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createErasures } from './erasures.ts';
import { createExports } from './exports.ts';

const POLL_MS = 5_000;
const ERASE_MS = 60_000;

/** Builds the files that people have asked for, and erases those whose time has come. */
const privacy: FastifyPluginAsync = async (app) => {
  const { buildDue } = createExports(app);
  const { eraseDue } = createErasures(app);
  app.addJob({ name: 'personal-data-files', everyMs: POLL_MS, run: buildDue });
  app.addJob({ name: 'erasures', everyMs: ERASE_MS, run: () => eraseDue() });
};

export const privacyPlugin = fastifyPlugin(privacy);
