import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createRecallCases } from './cases.ts';
import { createRecallReminders } from './reminders.ts';

const POLL_MS = 5000;
const REMINDER_MS = 900_000;

/** Tells the buyers of recalled units, and reminds them. */
const recalls: FastifyPluginAsync = async ({ database, addJob }) => {
  addJob({ name: 'recalls', everyMs: POLL_MS, run: createRecallCases(database) });
  addJob({ name: 'recall-reminders', everyMs: REMINDER_MS, run: createRecallReminders(database) });
};

export const recallsPlugin = fastifyPlugin(recalls);
