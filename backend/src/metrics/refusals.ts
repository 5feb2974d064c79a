import { Counter, type Registry } from 'prom-client';

/** Why a request was turned away although nothing was wrong with it. */
export type RefusalReason = 'rate_limit' | 'load' | 'free_space';

const REASONS: readonly RefusalReason[] = ['rate_limit', 'load', 'free_space'];

/** Requests that were turned away. @returns what counts one */
export const createRefusalCounter = (registry: Registry) => {
  const refused = new Counter({
    name: 'balsam_requests_refused_total',
    help: 'Requests that were turned away although nothing was wrong with them, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of REASONS) refused.inc({ reason }, 0);
  return (reason: RefusalReason) => refused.inc({ reason });
};
