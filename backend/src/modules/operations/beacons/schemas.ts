import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';

const word = z.string().regex(/^[\w.:+-]{1,64}$/);

/** Failure report: `version` of the area, the `phase` in which it failed, and a short `code` for the cause. */
export const BeaconForm = z.strictObject({
  area: word.describe('Name of the front-end area'),
  version: word.describe('Release of the area'),
  phase: word.describe('Phase of the failure: loading or running'),
  code: word.describe('Short code for the cause'),
  proof: z.string().max(100).describe('Proof from the page that this release was served to it'),
});

/** Report that a release of an area has run in a browser. */
export const LoadForm = BeaconForm.pick({ area: true, version: true, proof: true });

/** `since`: start of the period, ISO 8601; at most the last 24 hours count. */
export const VitalsQuery = z.strictObject({
  area: word.describe('Name of the area'),
  since: z.iso.datetime({ offset: true }).describe('Start of the period, ISO 8601; at most the last 24 hours count'),
});

export const AreaVitals = z
  .object({
    version: z.string().describe('The release'),
    loads: z.number().int().describe('Number of networks in which it has run'),
    failures: z.number().int().describe('Number of networks in which it has failed'),
  })
  .meta({
    id: 'AreaVitals',
    description: 'Number of networks in which a release of an area has run or failed',
  });

export const AreaBeacon = z
  .object({
    id: z.number().int(),
    area: z.string().describe('Name of the area'),
    version: z.string().describe('Release of the area'),
    phase: z.string().describe('Phase of the failure: loading or running'),
    code: z.string().describe('Short code for the cause'),
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
      .describe('Newest failure; null if none'),
    by_day: z
      .array(
        z.object({
          day: z.iso.date().describe('A day in Riyadh'),
          failures: z.number().int().describe('Failures on that day'),
        }),
      )
      .describe('The last 7 days, today last'),
  })
  .meta({
    id: 'AreaHealth',
    description: 'Failures of an area in the last 24 hours and 7 days, and on each of these days in Riyadh, today last',
  });

/** `from` and `to`: days in Riyadh, inclusive. */
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
