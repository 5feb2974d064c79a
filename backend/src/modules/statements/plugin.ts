import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createClosing } from './closing.ts';

const QUARTER_MS = 15 * 60_000;

/** Closes the last month once it is time: from two in the morning of the first day on, in Riyadh. */
const statements: FastifyPluginAsync = async (app) => {
  const closing = createClosing(app);
  app.addJob({ name: 'statements', everyMs: QUARTER_MS, run: () => closing.closeLastMonth() });
};

export const statementsPlugin = fastifyPlugin(statements);
