import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/marketplace.ts';
import { freePort } from './program.ts';

const run = promisify(execFile);
const SOURCE = path.join(ROOT, 'platform/production/prometheus');
const FILES = ['alerts.yml', 'alerts.test.yml'];

/** A sample of a Prometheus query. */
export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: number;
}

const find = (name: string): string => {
  const file = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => `${folder}/${name}`)
    .find(existsSync);
  if (file) return file;
  throw new Error(`${name} is not installed. On Debian: apt-get install prometheus.`);
};

/** Checks the configuration and runs the unit tests of the rules with promtool. @throws Error with its output */
export async function checkRules(): Promise<void> {
  const promtool = find('promtool');
  await run(promtool, ['check', 'config', 'prometheus.yml'], { cwd: SOURCE });
  await run(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd: SOURCE });
}

/** The production configuration with one target and a scrape interval of one second. */
const configure = (text: string, target: string): string =>
  text.replaceAll('15s', '1s').replaceAll(/targets: \[.*\]/g, `targets: ['${target}']`);

/** Starts a real Prometheus with the production rules. */
export async function startPrometheus(folder: string, target: string) {
  await mkdir(folder, { recursive: true });
  for (const file of FILES) await copyFile(path.join(SOURCE, file), path.join(folder, file));
  const config = configure(await readFile(path.join(SOURCE, 'prometheus.yml'), 'utf8'), target);
  await writeFile(path.join(folder, 'prometheus.yml'), config);
  const address = `127.0.0.1:${await freePort()}`;
  const args = ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=${address}`];
  const child = spawn(find('prometheus'), [...args, '--log.level=error'], { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));

  const callApi = async <Data>(call: string): Promise<Data> => {
    const response = await fetch(`http://${address}/api/v1/${call}`);
    const { status, data, error } = (await response.json()) as { status: string; data: Data; error?: string };
    if (status !== 'success') throw new Error(`Prometheus rejects ${decodeURIComponent(call)}: ${error}`);
    return data;
  };

  return {
    isReady: async () => (await fetch(`http://${address}/-/ready`).catch(() => null))?.ok ?? false,
    /** Evaluates an expression now. @throws Error if it is invalid */
    async query(expression: string): Promise<Sample[]> {
      const call = `query?${new URLSearchParams({ query: expression })}`;
      const { result } = await callApi<{ result: { metric: Sample['metric']; value: [number, string] }[] }>(call);
      return result.map(({ metric, value: [, value] }) => ({ metric, value: Number(value) }));
    },
    /** Names of all metrics with a sample. */
    names: () => callApi<string[]>('label/__name__/values'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;

/** Expressions of all alerts and dashboard panels. */
export async function readExpressions(): Promise<string[]> {
  const alerts = await readFile(path.join(SOURCE, 'alerts.yml'), 'utf8');
  const rules = [...alerts.matchAll(/expr: (?:\|\n)?([\s\S]*?)\n {8}for:/g)].map(([, expression = '']) => expression);
  const dashboard = JSON.parse(await readFile(path.join(SOURCE, 'dashboard.json'), 'utf8'));
  const panels = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  return [...rules, ...panels].map((expression: string) => expression.trim());
}
