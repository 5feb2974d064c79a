import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAnswerTimes } from './answer-times.ts';
import { createThreadMails } from './mails.ts';

const POLL_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Mails about messages every minute, and answer times every hour. */
const messageJobs: FastifyPluginAsync = async (app) => {
  const { sendDue } = createThreadMails(app);
  app.addJob({ name: 'message-mails', everyMs: POLL_MS, run: () => sendDue() });
  app.addJob({ name: 'answer-times', everyMs: HOUR_MS, run: createAnswerTimes(app.database) });
};

export const messageJobsPlugin = fastifyPlugin(messageJobs);
