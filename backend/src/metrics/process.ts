import { collectDefaultMetrics, Registry } from 'prom-client';

let own: Registry | null = null;

/**
 * Event loop, memory, garbage collection and CPU of this process; one collector for all its apps, created on first use.
 */
export const processMetrics = (): Registry => {
  if (own !== null) return own;
  own = new Registry();
  collectDefaultMetrics({ register: own });
  return own;
};
