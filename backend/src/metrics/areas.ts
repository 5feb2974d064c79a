import { Counter, type Registry } from 'prom-client';

/** Anyone may report any area and version, so values beyond these limits are counted together. */
const MOST_RELEASES = 50;
const REST = { area: 'other', version: 'other' };

/** Front-end failures reported by browsers. */
export const createAreaMetrics = (registry: Registry) => {
  const known = new Set<string>();
  const failures = new Counter({
    name: 'balsam_area_failures_total',
    help: 'Failures of areas of the front end that browsers have reported, by area and release',
    labelNames: ['area', 'version'],
    registers: [registry],
  });
  failures.inc(REST, 0);

  return {
    failed({ area, version }: { area: string; version: string }) {
      if (known.size < MOST_RELEASES) known.add(`${area} ${version}`);
      failures.inc(known.has(`${area} ${version}`) ? { area, version } : REST);
    },
  };
};
