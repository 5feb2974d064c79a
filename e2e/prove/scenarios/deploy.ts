import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { suiteOf } from '../support/suite.ts';

/** In browsers, each with a checkout half filled in. */
const SHOPPERS = 50;

async function release({ smoke, say }: Context) {
  const findings = createFindings();
  const stories = smoke ? ['release.spec'] : ['release.spec', 'release-skew.spec', 'production.spec'];
  const figures: Record<string, string> = {};
  for (const story of stories) {
    say(`journeys/operations/${story}`);
    const suite = await suiteOf({
      ...({ room: 'e2e', say } as const),
      env: { SHOPPERS: String(smoke ? 2 : SHOPPERS) },
      files: [`journeys/operations/${story}`, '--workers=1'],
    });
    findings.failures.push(...suite.failures);
    figures[story.replace('.spec', '')] = `${suite.tests} journeys in ${Math.round(suite.seconds)} s`;
  }
  figures['shoppers at the checkout meanwhile'] = String(smoke ? 2 : SHOPPERS);
  return findings.result(figures);
}

export const deploy: Scenario = {
  id: 'D25',
  name: 'deploy',
  promise: 'A release while people stand at the checkout loses no cart, breaks no page and doubles no order.',
  minutes: 12,
  alsoProvedBy: ['e2e/journeys/operations/release.spec.ts', 'e2e/journeys/operations/production.spec.ts'],
  run: release,
};
