import type { Scenario } from '../support/scenario.ts';
import { suiteOf } from '../support/suite.ts';

export const publishers: Scenario = {
  id: 'D28',
  name: 'publishers',
  promise: 'Two teams that release at the same moment, a hundred times each, lose no release of the other.',
  minutes: 1,
  alsoProvedBy: ['delivery/src/release/registry-files.test.ts'],
  async run({ say }) {
    const { passed, tests, failures } = await suiteOf({ room: 'delivery', files: ['release/registry-files'], say });
    return { passed, failures, figures: { 'releases by each of two processes': 100, tests } };
  },
};
