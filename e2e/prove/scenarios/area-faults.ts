import { createFindings, type Observation, type Scenario } from '../support/scenario.ts';
import { suiteOf, type Suite } from '../support/suite.ts';

const SUITES: readonly Suite[] = [
  {
    room: 'e2e',
    files: [
      'journeys/operations/release-faults.spec.ts',
      'journeys/operations/release-skew.spec.ts',
      'journeys/marketplace/broken-area.spec.ts',
    ],
  },
  { room: 'shell', files: ['src/areas'] },
  {
    room: 'delivery',
    files: ['release/registry-attacks', 'gateway/live', 'gateway/release-reader', 'shell-watch'],
  },
];
/** One of each runner. */
const SMOKE = SUITES.slice(1);

const RESILIENCY: readonly Observation[] = [
  {
    ...({ dependency: 'area', fault: 'down' } as const),
    seen: 'the release before it within six seconds, else a calm page in that area; the others work',
    kept: 'the session, the cart, the page',
    recovers: 'on coming back to the area, without a reload',
  },
  {
    ...({ dependency: 'area', fault: 'slow' } as const),
    seen: 'the release before it, after four seconds',
    kept: 'the session, the cart, the page',
    recovers: 'with the next page',
  },
  {
    ...({ dependency: 'area', fault: 'lying' } as const),
    seen: 'the release before it: what is not what was signed never runs',
    kept: 'the session, the cart, the page',
    recovers: 'once it is published again',
  },
];

export const areaFaults: Scenario = {
  id: 'D23',
  name: 'area-faults',
  promise:
    'Whatever becomes of the files of one area, the others work, people get the release before it, and changed code never runs.',
  minutes: 8,
  alsoProvedBy: ['e2e/journeys/operations/release-faults.spec.ts', 'shell/src/areas'],
  async run({ say, smoke }) {
    const findings = createFindings();
    const figures: Record<string, number> = {};
    for (const suite of smoke ? SMOKE : SUITES) {
      const { tests, failures } = await suiteOf({ ...suite, say });
      figures[`tests of ${suite.room}`] = tests;
      for (const failure of failures) findings.expect(false, failure);
    }
    return findings.result(figures, RESILIENCY);
  },
};
