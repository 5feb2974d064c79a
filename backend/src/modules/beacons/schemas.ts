import { z } from 'zod';
import { Day, filterOf, PageNumber } from '../../paging.ts';
import { Moment } from '../../schemas.ts';

const word = z.string().regex(/^[\w.:+-]{1,64}$/);

/** What a browser tells: `version` of the area, the `phase` in which it failed, and a short `code` for how. */
export const BeaconForm = z.strictObject({ area: word, version: word, phase: word, code: word });

/** A browser tells that a release of an area has run in it. */
export const LoadForm = BeaconForm.pick({ area: true, version: true });

/** `since`: from which minute on, ISO 8601; no more than the last 24 hours are counted. */
export const VitalsQuery = z.strictObject({ area: word, since: z.iso.datetime({ offset: true }) });

/** How often a release of an area has run in browsers, and how often it has failed in them. */
export const AreaVitals = z
  .object({ version: z.string(), loads: z.number().int(), failures: z.number().int() })
  .meta({ id: 'AreaVitals' });

/** A browser's report that an area failed to load or to run. */
export const AreaBeacon = z
  .object({
    id: z.number().int(),
    area: z.string(),
    version: z.string(),
    phase: z.string(),
    code: z.string(),
    created_at: Moment,
  })
  .meta({ id: 'AreaBeacon' });

/** How an area fares: what failed during the last 24 hours and 7 days, and on each of these days in Riyadh, today last. */
export const AreaHealth = z
  .object({
    area: z.string(),
    failures_24h: z.number().int(),
    failures_7d: z.number().int(),
    last_failure: AreaBeacon.pick({ version: true, phase: true, code: true, created_at: true }).nullable(),
    by_day: z.array(z.object({ day: z.iso.date(), failures: z.number().int() })),
  })
  .meta({ id: 'AreaHealth' });

/** `from` and `to`: days in Riyadh, both included. */
export const BeaconQuery = z.strictObject({
  page: PageNumber,
  area: filterOf(z.string().max(64)),
  phase: filterOf(z.string().max(64)),
  from: filterOf(Day),
  to: filterOf(Day),
});
export type BeaconFilter = Omit<z.infer<typeof BeaconQuery>, 'page'>;
