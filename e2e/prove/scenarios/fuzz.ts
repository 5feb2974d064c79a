import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

const RUNS = 150;

export const fuzz: Scenario = {
  id: 'D12',
  name: 'fuzz',
  promise: 'Whatever anybody sends is answered in order: nothing breaks, nothing is told that should not be.',
  minutes: 30,
  alsoProvedBy: ['backend/test/property/anything.test.ts', 'backend/test/plugins/http.test.ts'],
  run(context) {
    const runs = context.smoke ? 2 : RUNS;
    const title = 'every call of the shop with random, almost right and hostile input, and with every field spoiled';
    const files = ['postgres', 'property/anything', 'plugins/http', 'database/query-limits'];
    return resultOf([{ title, room: 'backend', files, env: { PROPERTY_RUNS: String(runs) } }], context, {
      'random requests to each call, at most': runs,
    });
  },
};
