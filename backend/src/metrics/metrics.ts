import { Registry } from 'prom-client';
import { createAreaMetrics } from './areas.ts';
import { watchCaches } from './caches.ts';
import { createDatabaseMetrics } from './database.ts';
import { createRefusalCounter } from './refusals.ts';
import { createSalesMetrics } from './sales.ts';

/**
 * Prometheus metrics of an app. Labels have few, predefined values and never contain input or personal data: no
 * addresses, tokens, names or order numbers.
 */
export const createMetrics = () => {
  const registry = new Registry();
  watchCaches(registry);
  return {
    registry,
    refused: createRefusalCounter(registry),
    database: createDatabaseMetrics(registry),
    sales: createSalesMetrics(registry),
    areas: createAreaMetrics(registry),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
