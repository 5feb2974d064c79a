import { CONSOLE_PAGES } from '../../support/console-pages.ts';
import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

export const accessibility: Scenario = {
  id: 'D29',
  name: 'accessibility',
  promise: 'Every page can be used with a keyboard, a screen reader, in both directions, at a desk and on a phone.',
  minutes: 20,
  alsoProvedBy: ['e2e/journeys/marketplace/pages.spec.ts', 'e2e/journeys/marketplace/console-keys.spec.ts'],
  run: (context) =>
    resultOf(
      [
        {
          title: 'every page judged by axe in English and Arabic, at 1280 and 390 pixels, without a violation',
          room: 'e2e',
          files: ['journeys/marketplace/pages.spec.ts', 'journeys/marketplace/mirror.spec.ts'],
        },
        {
          ...{ title: 'by keyboard alone', room: 'e2e' },
          files: ['journeys/marketplace/console-keys.spec.ts', 'journeys/storefront/quick-view.spec.ts'],
        },
      ],
      context,
      { 'pages of the vendors’ and the admins’ consoles': Object.values(CONSOLE_PAGES).flat().length },
    ),
};
