import type { Scenario } from '../support/scenario.ts';
import { resultOf } from '../support/suite.ts';

const RUNS = 1_000;
/** The longest list of steps that a run takes. */
const STEPS = 30;

export const model: Scenario = {
  id: 'D10',
  name: 'model',
  promise:
    'Whatever customers, vendors and an admin do, in whatever order, stock, carts and orders are what plain arithmetic says.',
  minutes: 20,
  alsoProvedBy: ['backend/test/property/model.test.ts'],
  run(context) {
    const runs = context.smoke ? 6 : RUNS;
    const files = ['postgres', 'property/model'];
    const title = 'shop and model compared after every step';
    return resultOf([{ title, room: 'backend', files, env: { MODEL_RUNS: String(runs) } }], context, {
      'random stories of customers, vendors and an admin': runs,
      'steps in each': `up to ${STEPS}`,
    });
  },
};
