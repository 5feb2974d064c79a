import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../support/marketplace.ts';
import type { Result, Scenario } from './scenario.ts';

/** Result of a full-size run, with its time and machine. */
export interface Measured extends Result {
  readonly name: string;
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly commit: string;
  readonly machine: string;
  readonly minutes: number;
}

export type Results = Readonly<Record<string, Measured>>;

const FILE = path.join(ROOT, 'docs/reliability.json');

/** Stored results by scenario. */
export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Tested commit. Files that this command writes do not count as changes. */
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

export const measure = ({ name }: Scenario, result: Result, ms: number): Measured => ({
  name,
  ...result,
  measuredAt: new Date().toISOString(),
  commit: describeCommit(),
  machine: describeMachine(),
  minutes: Math.round(ms / 6_000) / 10,
});

/** Stores a result next to those of the other scenarios. */
export async function storeResult(measured: Measured): Promise<Results> {
  const results = { ...readResults(), [measured.name]: measured };
  await writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}
