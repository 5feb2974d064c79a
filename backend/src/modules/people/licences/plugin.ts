import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shopDay } from '../../../calendar/working-days.ts';
import { createHolds } from './holds.ts';
import { createReminders } from './reminders.ts';

const POLL_MS = 30_000;
const REMINDER_MS = 600_000;

/** Announces holds, which begin by the clock alone, settles what has changed beside them, and sends reminders. */
const licences: FastifyPluginAsync = async ({ database, addJob }) => {
  const holds = createHolds(database);
  const remind = createReminders(database);
  const settle = async (): Promise<void> => {
    for (const { vendor_id: id } of await holds.unsettled()) await database.transaction(() => holds.settle(id));
    await holds.announce();
  };
  addJob({ name: 'licences', everyMs: POLL_MS, run: settle });
  addJob({ name: 'licence-reminders', everyMs: REMINDER_MS, run: () => remind(shopDay(new Date())) });
};

export const licencesPlugin = fastifyPlugin(licences);
