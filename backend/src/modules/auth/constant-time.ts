import { setTimeout as wait } from 'node:timers/promises';
import type { onSendAsyncHookHandler } from 'fastify';

const ANSWER_AFTER_MS = 50;

/**
 * Holds an answer back until a fixed time after its request, so that the time does not tell what was found. It waits
 * after the work, when no connection to the database is held any more.
 */
export const constantTime: onSendAsyncHookHandler = async (_request, reply, payload) => {
  await wait(Math.max(0, ANSWER_AFTER_MS - reply.elapsedTime));
  return payload;
};
