import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../support/marketplace.ts';
import type { Measured, Results } from './results.ts';
import { DEPENDENCIES, FAULTS, type Scenario } from './scenario.ts';

const NOTE = '<!-- Made by `npm run prove` from reliability.json: never edited by hand. -->';

/** What the scenarios are about, by the number of the last one. */
const GROUPS: readonly (readonly [last: number, title: string])[] = [
  [4, 'Orders and stock'],
  [9, 'When something fails'],
  [13, 'Rules, rights and input'],
  [19, 'Attacks'],
  [21, 'Many people, long runs'],
  [22, 'Backup and versions'],
  [28, 'Releases'],
  [31, 'Accessibility, supply chain, tests of the tests'],
  [33, 'Cards, fairness'],
];

const numberOf = ({ id }: Pick<Scenario, 'id'>) => Number(id.slice(1));
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
const row = (...cells: string[]) => `| ${cells.map(inCell).join(' | ')} |`;
const table = (head: string[], rows: string[]) => [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** Of a sentence the figures are in it. */
const isFigure = (figure: string | number) => String(figure).length <= 20;

const figuresOf = ({ passed, figures, failures }: Measured) => {
  const measured = Object.entries(figures).map(
    ([what, figure]) => `${what}: ${isFigure(figure) ? `**${figure}**` : figure}`,
  );
  const broken = failures.slice(0, 5).map((failure) => `**Did not hold:** ${failure}`);
  return [...(passed ? [] : broken), ...measured].join('<br>');
};

const dayOf = ({ measuredAt, commit }: Measured) => `${measuredAt.slice(0, 10)}<br>${commit}`;

const promiseRow = ({ name, promise }: Scenario, measured: Measured | undefined) =>
  row(
    `${promise}<br>\`${name}\``,
    measured ? figuresOf(measured) : 'Not measured yet',
    measured ? dayOf(measured) : '–',
  );

const groupsOf = (scenarios: readonly Scenario[], results: Results) =>
  GROUPS.flatMap(([last, title], index) => {
    const first = (GROUPS[index - 1]?.[0] ?? 0) + 1;
    const own = scenarios.filter((scenario) => numberOf(scenario) >= first && numberOf(scenario) <= last);
    const rows = own.map((scenario) => promiseRow(scenario, results[scenario.name]));
    return rows.length > 0 ? [`## ${title}`, table(['promise', 'measured', 'when'], rows)] : [];
  });

const testsOf = (scenarios: readonly Scenario[]) => {
  const rows = scenarios
    .filter(({ alsoProvedBy = [] }) => alsoProvedBy.length > 0)
    .map(({ name, alsoProvedBy = [] }) => row(`\`${name}\``, alsoProvedBy.map((file) => `\`${file}\``).join('<br>')));
  return rows.length > 0
    ? [
        '## With every change',
        'What is measured here in full is proved in small with every `npm test`:',
        table(['promise', 'where'], rows),
      ]
    : [];
};

const sum = (measured: readonly Measured[]) => {
  const held = measured.filter(({ passed }) => passed).length;
  return held === measured.length ? `All of them held.` : `${held} held, ${measured.length - held} did not.`;
};

/** RELIABILITY.md: each promise, what was measured, and when. */
function writeReliability(scenarios: readonly Scenario[], results: Results): string {
  const measured = scenarios.flatMap(({ name }) => results[name] ?? []);
  const machines = [...new Set(measured.map(({ machine }) => machine))];
  return [
    NOTE,
    '# Reliability',
    `What the marketplace promises, and what was measured when the promise was put to the test: ${measured.length} of ${scenarios.length} promises, against a shop of separate processes with the settings of production. ${sum(measured)}`,
    'Anybody can repeat each of them: `npm run prove` runs all, `npm run prove -- oversell` one. A figure stays until its test is run again. After every test that buys, the books are proved: every piece of stock, every sum and every mail accounted for (`npm run admin -- audit`). What people see when something the shop stands on fails is in [resiliency](RESILIENCY.md).',
    `Measured on: ${machines.join('; ')}.`,
    ...groupsOf(scenarios, results),
    ...testsOf(scenarios),
  ].join('\n\n');
}

/** RESILIENCY.md: each dependency, what was wrong with it, and what came of it. */
function writeResiliency(scenarios: readonly Scenario[], results: Results): string {
  const seen = scenarios.flatMap(({ name }) => {
    const { resiliency = [], measuredAt = '' } = results[name] ?? {};
    return resiliency.map((each) => ({ ...each, name, day: measuredAt.slice(0, 10) }));
  });
  const titles: Partial<Record<string, string>> = { area: 'A part of the pages', process: 'A process of the shop' };
  const titleOf = (name: string) => titles[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const sections = DEPENDENCIES.flatMap((dependency) => {
    const rows = seen
      .filter((each) => each.dependency === dependency)
      .sort((one, other) => FAULTS.indexOf(one.fault) - FAULTS.indexOf(other.fault))
      .map((each) => row(each.fault, each.seen, each.kept, each.recovers, `\`${each.name}\`, ${each.day}`));
    const head = ['it is', 'people see', 'what is kept', 'how it recovers', 'proved by'];
    return rows.length > 0 ? [`## ${titleOf(dependency)}`, table(head, rows)] : [];
  });
  return [
    NOTE,
    '# Resiliency',
    'What happens to people and to their data while something that the shop stands on is down, slow, full or wrong. Every line was seen, not planned: a test broke the thing, watched what people got, and mended it. The measurements are in [reliability](RELIABILITY.md).',
    ...sections,
  ].join('\n\n');
}

/** Writes both documents anew, formatted as all others. */
export async function writeDocuments(scenarios: readonly Scenario[], results: Results): Promise<void> {
  const place = (name: string) => path.join(ROOT, 'docs', name);
  await writeFile(place('RELIABILITY.md'), `${writeReliability(scenarios, results)}\n`);
  await writeFile(place('RESILIENCY.md'), `${writeResiliency(scenarios, results)}\n`);
  const files = ['RELIABILITY.md', 'RESILIENCY.md', 'reliability.json'].map(place);
  execFileSync('npx', ['oxfmt', ...files], { cwd: ROOT });
}
