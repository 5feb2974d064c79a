import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { readAreas } from './areas.mjs';
import { readJson, ROOT } from './steps.mjs';

const exec = promisify(execFile);

/** Nx's plan for these targets and projects: every task, and every edge between projects. */
async function planTasks(targets, projects) {
  const folder = await mkdtemp(path.join(tmpdir(), 'balsam-graph-'));
  const file = path.join(folder, 'graph.json');
  const nx = ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', ...targets, '-p', projects.join(), `--graph=${file}`];
  const env = { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };
  try {
    await exec(process.execPath, nx, { cwd: ROOT, env });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Direct and transitive dependencies of these projects. */
function withNeeded(projects, dependencies) {
  const needed = new Set(projects);
  for (const project of needed) for (const { target } of dependencies[project] ?? []) needed.add(target);
  return [...needed].filter((project) => project in dependencies).sort();
}

test('Neither the shell nor an area depends on a server for build, test or release', async () => {
  const released = ['shell', ...readAreas().map(({ name }) => name)].map((name) => `@balsam/${name}`);
  const { tasks, graph } = await planTasks(['build', 'test'], released);
  const libraries = ['@balsam/shared-api', '@balsam/shared-ui'];
  assert.deepEqual(withNeeded(released, graph.dependencies), [...released, ...libraries].sort());
  assert.deepEqual(
    Object.keys(tasks.tasks).sort(),
    [...released.flatMap((name) => [`${name}:build`, `${name}:test`]), '@balsam/shared-ui:build'].sort(),
  );
});

test('Browser packages are type-checked without the servers', async () => {
  const { include, exclude } = readJson('tsconfig.json');
  assert.deepEqual(include, ['*/src']);
  assert.deepEqual(exclude, ['node_modules', 'backend', 'platform', 'e2e']);
});
