import { Counter, type Registry } from 'prom-client';
import { cacheLookups } from '../runtime/cache.ts';

/** Hits and misses of the in-memory caches. */
export const watchCaches = (registry: Registry): void => {
  new Counter({
    name: 'balsam_cache_lookups_total',
    help: 'Lookups in the caches of this process, by result',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of cacheLookups) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
};
