import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

export const repeats: Scenario = {
  id: 'D3',
  name: 'repeats',
  promise: 'Whatever is sent again after a broken connection happens once, and is answered as the first time.',
  minutes: 6,
  alsoProvedBy: [
    'backend/test/authorization/matrix.test.ts',
    'backend/test/checkout/repeats.test.ts',
    'backend/test/plugins/idempotency.test.ts',
  ],
  run: (context) =>
    resultOf(
      [
        {
          ...{ title: 'every call that changes something, sent twenty times at once and once more', room: 'backend' },
          files: ['postgres', 'authorization/matrix', 'checkout/repeats', 'plugins/idempotency', 'processes/one-shop'],
        },
        {
          ...{ title: 'the same on the embedded database', room: 'backend' },
          files: ['pglite', 'checkout/repeats', 'plugins/idempotency'],
        },
      ],
      context,
    ),
};
