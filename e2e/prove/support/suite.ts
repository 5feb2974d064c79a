import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../support/marketplace.ts';
import type { Context, Result } from './scenario.ts';

/** Tests that prove a promise already, to be run at full size. */
export interface Suite {
  readonly room: 'backend' | 'delivery' | 'e2e' | 'storefront' | 'vendor-portal' | 'admin-console' | 'shell';
  /** Parts of the files' paths; for the backend the engine may stand among them. */
  readonly files: readonly string[];
  /** Besides `TEST_ALL=1`, such as `PROPERTY_RUNS`. */
  readonly env?: Record<string, string>;
  readonly say?: (line: string) => void;
}

export interface SuiteResult {
  readonly passed: boolean;
  readonly tests: number;
  /** The names of the tests or files that failed. */
  readonly failures: readonly string[];
  readonly seconds: number;
  readonly output: string;
}

const commandOf = ({ room, files }: Suite): string[] => {
  if (room === 'backend' || room === 'delivery') return ['tsx', 'test/run.ts', ...files];
  if (room === 'e2e') return ['playwright', 'test', ...files];
  return ['jest', ...files];
};

const ESCAPES = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');

/** What each runner says of how many tests there were. */
const COUNTS: readonly RegExp[] = [
  // Backend and delivery, one line for each file.
  /^[✔✖] \S+ \((\d+) tests,/gm,
  // Jest.
  /^Tests:.*?(\d+) total/gm,
  // Playwright.
  /^ +(\d+) (?:passed|failed)/gm,
];

/** What each says of a test that failed. */
const FAILED: readonly RegExp[] = [/^ {4}✖ (.+)$/gm, /^ +● (.+)$/gm, /^ {4}(\[.+?\] › .+)$/gm];

const matches = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found.trim()));

/** Runs files of a package's own tests, all of them in full; their lines are told as they come. */
export async function suiteOf(suite: Suite): Promise<SuiteResult> {
  const begun = performance.now();
  const child = spawn('npx', commandOf(suite), {
    cwd: path.join(ROOT, suite.room),
    env: { ...process.env, TEST_ALL: '1', CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', ...suite.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (raw) => {
      const line = raw.replace(ESCAPES, '');
      lines.push(line);
      if (/^\s*([✔✖]|ok|x) /.test(line)) suite.say?.(line.trim());
    });
  const [code] = await once(child, 'close');
  const output = lines.join('\n');
  const tests = matches(COUNTS, output).reduce((total, count) => total + Number(count), 0);
  const failures = [...new Set(matches(FAILED, output))];
  const passed = code === 0 && tests > 0;
  if (!passed && failures.length === 0) failures.push(`${suite.room}: ${lines.slice(-5).join(' ').trim()}`);
  return { passed, tests, failures, seconds: (performance.now() - begun) / 1_000, output };
}

/** One of a scenario's suites, with what its tests are called in the report. */
export interface NamedSuite extends Omit<Suite, 'say'> {
  readonly title: string;
}

/**
 * A run of several suites as a result: how many tests of each there were, and what failed.
 * @param facts what else the report says
 */
export async function resultOf(
  suites: readonly NamedSuite[],
  { say, smoke }: Context,
  facts: Result['figures'] = {},
): Promise<Result> {
  const figures: Record<string, string | number> = { ...facts };
  const failures: string[] = [];
  for (const { title, ...suite } of suites) {
    say(title);
    const {
      passed,
      tests,
      failures: own,
      seconds,
    } = await suiteOf({
      ...{ ...suite, say },
      env: { ...(smoke && { TEST_ALL: '0' }), ...suite.env },
    });
    figures[title] = passed ? `${tests} tests, none failed` : `${own.length} of ${tests} tests failed`;
    failures.push(...own.map((failure) => `${title}: ${failure}`));
    say(`${title}: ${figures[title]}, ${Math.round(seconds)} s`);
  }
  return { passed: failures.length === 0, figures, failures };
}
