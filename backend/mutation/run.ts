import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { makeScratch } from '../test/support/scratch.mjs';
import { startTestServer } from '../test/support/test-server.ts';
import { groups, isGroup, type Group, type GroupName } from './groups.ts';
import { addSqlMutator } from './sql-mutator.ts';

// npm run mutation -w @balsam/backend [-- money|stock|rights …] [part of a module's path …]
// Puts small defects into the modules of a group, one at a time, and sees whether a test notices. What was judged before
// and has not changed since, neither the code nor the tests that reach it, keeps its judgement. MUTATION_SHARE=0.2 makes
// a fifth of the defects, the same ones each time, and keeps no judgement.

const ROOM = path.resolve(import.meta.dirname, '..');
const RESULTS = 'test-results/mutation';
const SHARE = Number(process.env.MUTATION_SHARE ?? 1);

const here = (file: string) => pathToFileURL(path.join(import.meta.dirname, file)).href;

/** The files of the group's tests, in the order in which they are named: the quick ones are asked first. */
const findTests = async ({ tests }: Group): Promise<string[]> => {
  const files = (await readdir('test', { recursive: true })).filter((file) => file.endsWith('.test.ts')).sort();
  const chosen = tests.flatMap((part) => files.filter((file) => file.includes(part)));
  return [...new Set(chosen)].map((file) => path.join('test', file));
};

const optionsFor = async (name: GroupName, modules: readonly string[]): Promise<PartialStrykerOptions> => {
  const group: Group = groups[name];
  const mutate = group.mutate.filter((file) => modules.length === 0 || modules.some((part) => file.includes(part)));
  return {
    mutate,
    // Emptied texts are noticed always (SQL), or by nobody but translators (words): they would only flatter or hide.
    mutator: { plugins: null, excludedMutations: ['StringLiteral'] },
    ignorers: ['words'],
    plugins: [here('backend-runner.ts'), here('ignorer.ts')],
    testRunner: 'backend',
    testRunnerNodeArgs: [
      '--import',
      'tsx',
      `--test-reporter=${here('event-reporter.ts')}`,
      '--test-reporter-destination=stdout',
    ],
    backendTests: { files: await findTests(group), about: group.about },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_PROCESSES ?? 2),
    // What a mutant has left open goes with the process.
    maxTestRunnerReuse: 100,
    timeoutMS: 20_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 15,
    incremental: SHARE === 1,
    incrementalFile: `${RESULTS}/${name}.incremental.json`,
    tempDirName: `${RESULTS}/tmp`,
    ignorePatterns: ['/dist', '/test-results', '/database/art', '/bench'],
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: `${RESULTS}/${name}.json` },
    clearTextReporter: { logTests: false, reportTests: false, reportMutants: false },
    allowConsoleColors: false,
    warnings: { unknownOptions: false, preprocessorErrors: true, unserializableOptions: true, slow: false },
  };
};

const main = async (): Promise<void> => {
  process.chdir(ROOM);
  await mkdir(RESULTS, { recursive: true });
  const words = process.argv.slice(2);
  const wanted = words.filter(isGroup);
  const modules = words.filter((word) => !isGroup(word));
  await addSqlMutator(SHARE);
  // What tests that were cut short have left behind goes with this folder.
  process.env.TMPDIR = makeScratch();
  const server = await startTestServer();
  // Stryker ends the process when it is told to stop. The server goes before the folder that it lies in.
  process.prependOnceListener('exit', () => void server.stop());
  Object.assign(process.env, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.nearUrl });
  try {
    for (const name of wanted.length > 0 ? wanted : Object.keys(groups).filter(isGroup))
      await new Stryker(await optionsFor(name, modules)).runMutationTest();
  } finally {
    await server.stop();
  }
};

await main();
