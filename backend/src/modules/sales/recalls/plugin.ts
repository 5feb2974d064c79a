import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createRecallCases } from './cases.ts';

const POLL_MS = 15_000;

/** Tells the buyers of recalled units. */
const recalls: FastifyPluginAsync = async ({ database, addJob }) => {
  addJob({ name: 'recalls', everyMs: POLL_MS, run: createRecallCases(database) });
};

export const recallsPlugin = fastifyPlugin(recalls);
