import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

export const doubleClick: Scenario = {
  id: 'D4',
  name: 'doubleclick',
  promise: 'Two clicks on "Place order", the way back, or a second tab never make a second order.',
  minutes: 5,
  alsoProvedBy: ['e2e/journeys/storefront/checkout.spec.ts', 'e2e/journeys/storefront/refusals.spec.ts'],
  run: (context) =>
    resultOf(
      [
        {
          ...{ title: 'in a real browser, in English at a desk and in Arabic on a phone', room: 'e2e' },
          files: ['journeys/storefront/checkout.spec.ts', 'journeys/storefront/refusals.spec.ts'],
        },
      ],
      context,
    ),
};
