import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

export const contract: Scenario = {
  id: 'D27',
  name: 'contract',
  promise: 'A release that does not fit what is live is refused before anybody gets it, and told why.',
  minutes: 15,
  alsoProvedBy: ['delivery/src/release/check-builds.test.ts', 'e2e/journeys/operations/release-skew.spec.ts'],
  run: (context) =>
    resultOf(
      [
        {
          ...{ title: 'what is checked before a release goes live', room: 'delivery' },
          files: ['src/release/', 'src/commands/'],
        },
        {
          ...{ title: 'calls and answers of the API against its document', room: 'backend' },
          files: ['postgres', 'openapi/'],
        },
        ...(context.smoke
          ? []
          : [
              {
                ...{ title: 'newer and older builds beside each other in a browser', room: 'e2e' as const },
                files: ['journeys/operations/release-skew.spec.ts'],
              },
            ]),
      ],
      context,
    ),
};
