import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createOwedReminders } from '../balances/owed-reminders.ts';
import { createClosing } from './closing.ts';

const MINUTE_MS = 60_000;

/** Closes the previous month from 02:00 on the first day, in Riyadh, and reminds vendors of long-standing debts. */
const statements: FastifyPluginAsync = async (app) => {
  const closing = createClosing(app);
  const reminders = createOwedReminders(app);
  app.addJob({ name: 'statements', everyMs: 15 * MINUTE_MS, run: () => closing.closeLastMonth() });
  app.addJob({ name: 'owed-reminders', everyMs: 6 * 60 * MINUTE_MS, run: () => reminders.remind() });
};

export const statementsPlugin = fastifyPlugin(statements);
