import { Registry } from 'prom-client';
import { createAreaMetrics } from './areas.ts';
import { watchCaches } from './caches.ts';
import { createDatabaseMetrics } from './database.ts';
import { createRefusalCounter } from './refusals.ts';
import { createSalesMetrics } from './sales.ts';

/**
 * What an app counts for Prometheus. A label has few values, known beforehand; none is what a person typed, or is known
 * by: no address, token, name, number of an order.
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
