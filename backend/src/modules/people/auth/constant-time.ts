import { setTimeout as wait } from 'node:timers/promises';
import type { onSendAsyncHookHandler } from 'fastify';

const ANSWER_AFTER_MS = 50;

/**
 * Delays a response to a fixed time after its request, so that timing does not reveal whether an account exists. Waits
 * after the work, when no database connection is held.
 */
export const constantTime: onSendAsyncHookHandler = async (_request, reply, payload) => {
  await wait(Math.max(0, ANSWER_AFTER_MS - reply.elapsedTime));
  return payload;
};
