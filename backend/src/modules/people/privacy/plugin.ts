import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createExports } from './exports.ts';

const POLL_MS = 5_000;

/** Builds the files that people have asked for. */
const privacy: FastifyPluginAsync = async (app) => {
  const { buildDue } = createExports(app);
  app.addJob({ name: 'personal-data-files', everyMs: POLL_MS, run: buildDue });
};

export const privacyPlugin = fastifyPlugin(privacy);
