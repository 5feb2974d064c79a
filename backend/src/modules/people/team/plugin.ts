import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createOwnerChanges } from './owner-changes.ts';

const POLL_MS = 60_000;

/** Carries out changes of owners that were announced two days ago. */
const ownerChanges: FastifyPluginAsync = async (app) => {
  const { applyDue } = createOwnerChanges(app);
  app.addJob({ name: 'owner-changes', everyMs: POLL_MS, run: applyDue });
};

export const ownerChangesPlugin = fastifyPlugin(ownerChanges);
