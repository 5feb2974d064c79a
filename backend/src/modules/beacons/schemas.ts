import { z } from 'zod';
import { Code } from '../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys } from '../../wire/paging.ts';
import { Moment } from '../../wire/schemas.ts';

const word = z.string().regex(/^[\w.:+-]{1,64}$/);

/** What a browser tells: `version` of the area, the `phase` in which it failed, and a short `code` for how. */
export const BeaconForm = z.strictObject({
  area: word.describe('Name of the area of the front end'),
  version: word.describe('Its release'),
  phase: word.describe('Where it failed: while loading, or while running'),
  code: word.describe('A short word for how it failed'),
  proof: z.string().max(100).describe('What the page carried beside the release: that it was given out there'),
});

/** A browser tells that a release of an area has run in it. */
export const LoadForm = BeaconForm.pick({ area: true, version: true, proof: true });

/** `since`: from when on, ISO 8601; no more than the last 24 hours are counted. */
export const VitalsQuery = z.strictObject({
  area: word.describe('Name of the area'),
  since: z.iso.datetime({ offset: true }).describe('From when on, ISO 8601; at most the last 24 hours are counted'),
});

export const AreaVitals = z
  .object({
    version: z.string().describe('The release'),
    loads: z.number().int().describe('In how many networks it has run in a browser'),
    failures: z.number().int().describe('In how many it has failed'),
  })
  .meta({
    id: 'AreaVitals',
    description: 'In how many networks a release of an area has run in browsers, and in how many it has failed',
  });

export const AreaBeacon = z
  .object({
    id: z.number().int(),
    area: z.string().describe('Name of the area'),
    version: z.string().describe('Its release'),
    phase: z.string().describe('Where it failed: while loading, or while running'),
    code: z.string().describe('A short word for how it failed'),
    created_at: Moment,
  })
  .meta({ id: 'AreaBeacon', description: "A browser's report that an area failed to load or to run" });

export const AreaHealth = z
  .object({
    area: z.string().describe('Name of the area'),
    failures_24h: z.number().int().describe('Failures in the last 24 hours'),
    failures_7d: z.number().int().describe('Failures in the last 7 days'),
    last_failure: AreaBeacon.pick({ version: true, phase: true, code: true, created_at: true })
      .nullable()
      .describe('The newest failure; null without one'),
    by_day: z
      .array(
        z.object({
          day: z.iso.date().describe('A day in Riyadh'),
          failures: z.number().int().describe('How often it failed on that day'),
        }),
      )
      .describe('The last 7 days, today last'),
  })
  .meta({
    id: 'AreaHealth',
    description:
      'How an area fares: what failed during the last 24 hours and 7 days, and on each of these days in Riyadh, today last',
  });

/** `from` and `to`: days in Riyadh, both included. */
export const BeaconQuery = z
  .strictObject({
    ...pageKeys,
    area: filterOf(Code(64)).describe('Only failures of this area'),
    phase: filterOf(Code(64)).describe('Only failures in this phase'),
    from: filterOf(Day),
    to: filterOf(Day),
  })
  .superRefine(inDayOrder);
export type BeaconFilter = Omit<z.infer<typeof BeaconQuery>, keyof typeof pageKeys>;
