import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createErasures } from './erasures.ts';
import { createExports } from './exports.ts';
import { createRetention } from './retention.ts';

const POLL_MS = 5_000;
const ERASE_MS = 60_000;
const RETENTION_MS = 3_600_000;

/** Builds the files that people have asked for, and erases those whose time has come, and deletes old data. */
const privacy: FastifyPluginAsync = async (app) => {
  const { buildDue } = createExports(app);
  const { eraseDue } = createErasures(app);
  const retention = createRetention(app);
  app.addJob({ name: 'retention', everyMs: RETENTION_MS, run: () => retention.run() });
  app.addJob({ name: 'personal-data-files', everyMs: POLL_MS, run: buildDue });
  app.addJob({ name: 'erasures', everyMs: ERASE_MS, run: () => eraseDue() });
};

export const privacyPlugin = fastifyPlugin(privacy);
