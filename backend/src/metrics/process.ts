import { collectDefaultMetrics, Registry } from 'prom-client';

let own: Registry | null = null;

/** Event loop, memory, garbage collection and processor of this process: one for all apps in it, begun when first asked for. */
export const processMetrics = (): Registry => {
  if (own !== null) return own;
  own = new Registry();
  collectDefaultMetrics({ register: own });
  return own;
};
