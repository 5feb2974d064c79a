import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../support/marketplace.ts';
import type { Result, Scenario } from './scenario.ts';

/** What a full-size run of a scenario has shown, and where and when. */
export interface Measured extends Result {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly commit: string;
  readonly machine: string;
  readonly minutes: number;
}

export type Results = Readonly<Record<string, Measured>>;

const FILE = path.join(ROOT, 'docs/reliability.json');

/** By scenario; what was not run lately keeps what was measured before. */
export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The version that is proved. Results and documents of this command itself do not make it another one. */
function describeCommit(): string {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/reliability.json', ':!docs/RE*.md');
    return `${git('rev-parse', '--short=9', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const model = cpus[0]?.model.replaceAll(/\((R|TM)\)| CPU| Processor/g, '').trim() || os.arch();
  return `${cpus.length} × ${model}, ${memory} GB, ${os.type()}, Node ${process.versions.node}`;
}

export const measure = ({ id, name }: Scenario, result: Result, ms: number): Measured => ({
  ...{ id, name, ...result },
  measuredAt: new Date().toISOString(),
  commit: describeCommit(),
  machine: describeMachine(),
  minutes: Math.round(ms / 6_000) / 10,
});

/** Keeps a result beside those of the other scenarios, in the order of their ids. */
export async function keepResult(measured: Measured): Promise<Results> {
  const all = Object.values({ ...readResults(), [measured.name]: measured });
  const number = ({ id }: Measured) => Number(id.slice(1));
  all.sort((one, other) => number(one) - number(other));
  const results = Object.fromEntries(all.map((each) => [each.name, each]));
  await writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}
