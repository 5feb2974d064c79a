import { Counter, type Registry } from 'prom-client';

/** Reasons for rejecting a valid request. */
export type RefusalReason = 'rate_limit' | 'load' | 'free_space';

const REASONS: readonly RefusalReason[] = ['rate_limit', 'load', 'free_space'];

/**
 * Rejected valid requests.
 * @returns a function that counts one
 */
export const createRefusalCounter = (registry: Registry) => {
  const refused = new Counter({
    name: 'balsam_requests_refused_total',
    help: 'Valid requests that were rejected, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of REASONS) refused.inc({ reason }, 0);
  return (reason: RefusalReason) => refused.inc({ reason });
};
