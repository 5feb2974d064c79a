import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

export const rights: Scenario = {
  id: 'D11',
  name: 'rights',
  promise: 'Nobody reads or changes what belongs to somebody else, by whichever call.',
  minutes: 6,
  alsoProvedBy: ['backend/test/authorization/matrix.test.ts', 'backend/test/plugins/authorization.test.ts'],
  run: (context) =>
    resultOf(
      [
        {
          title:
            'every call of the shop, by visitors, customers, vendors, admins and people whose session has ended, about their own things, another person’s and missing ones',
          room: 'backend',
          files: ['postgres', 'authorization/', 'plugins/authorization', 'plugins/session'],
        },
      ],
      context,
    ),
};
