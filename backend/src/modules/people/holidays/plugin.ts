import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createHolidays } from './service.ts';

const POLL_MS = 30_000;

/** Announces holidays. A query decides by itself whether one is running. */
const holidays: FastifyPluginAsync = async (app) => {
  const { announce } = createHolidays(app);
  app.addJob({ name: 'holidays', everyMs: POLL_MS, run: announce });
};

export const holidaysPlugin = fastifyPlugin(holidays);
