import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../support/marketplace.ts';
import { createFindings, type Scenario } from '../support/scenario.ts';

const ROOM = path.join(ROOT, 'backend');
const GROUPS = ['money', 'stock', 'rights'] as const;
/** Of a hundred defects put into the code, the tests find so many at least. */
const LEAST = 85;
/** Enough of them to be sure, chosen by chance. Whoever has two hours judges all: `MUTATION_SHARE=1 npm run prove -- mutation`. */
const SHARES: Readonly<Record<(typeof GROUPS)[number], number>> = { money: 0.2, stock: 0.6, rights: 0.5 };
/** Nineteen times of twenty the share of all defects is not smaller. */
const SURE = 1.645;

/** What Stryker writes of a run, as far as it is read here (the schema of mutation-testing-elements). */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

const countMutants = ({ files }: Report) => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const found = statuses.filter((status) => FOUND.has(status)).length;
  const missed = statuses.filter((status) => MISSED.has(status)).length;
  return { found, missed, all: found + missed };
};

const percent = (share: number) => Math.round(1_000 * share) / 10;

/** The least share of all defects that so many of a sample leave likely (Wilson). */
const leastLikely = (found: number, all: number) => {
  const [share, square] = [found / all, SURE ** 2];
  const spread = SURE * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  return (share + square / (2 * all) - spread) / (1 + square / all);
};

/** @param words which groups, or which of their modules */
const runStryker = async (words: readonly string[], share: string): Promise<void> => {
  const child = spawn('npm', ['run', 'mutation', '--', ...words], {
    cwd: ROOM,
    env: { ...process.env, MUTATION_SHARE: share },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  const [code] = await once(child, 'close');
  process.off('exit', stop);
  if (code !== 0) throw new Error(`npm run mutation -w @balsam/backend ended with code ${String(code)}.`);
};

const readReport = async (group: string): Promise<Report> =>
  JSON.parse(await readFile(path.join(ROOM, 'test-results/mutation', `${group}.json`), 'utf8'));

/** The tests themselves are put to the test: the code is made wrong in one place after the other. */
export const mutation: Scenario = {
  id: 'D31',
  name: 'mutation',
  promise:
    'Whoever makes the code of money, stock or rights wrong in one place is stopped by a test, in at least 85 of 100 places.',
  minutes: 30,
  alsoProvedBy: ['backend/test'],
  async run({ say, smoke }) {
    const findings = createFindings();
    const figures: Record<string, string | number> = {};
    const groups = smoke ? (['money'] as const) : GROUPS;
    for (const group of groups) {
      say(`defects in ${group}`);
      const share = smoke ? '1' : (process.env.MUTATION_SHARE ?? String(SHARES[group]));
      await runStryker(smoke ? [group, 'src/money/money.ts'] : [group], share);
      const { found, missed, all } = countMutants(await readReport(group));
      const score = percent(found / all);
      const least = share === '1' ? score : percent(leastLikely(found, all));
      figures[group] =
        share === '1'
          ? `${score} % of all ${all} defects found, ${missed} not`
          : `${score} % of ${all} defects chosen by chance found, ${missed} not; of all of them at least ${least} %`;
      findings.expect(
        least >= LEAST,
        `The tests of ${group} find ${score} % of the defects (${found} of ${all}), which is not surely ${LEAST} %.`,
      );
    }
    return findings.result(figures);
  },
};
