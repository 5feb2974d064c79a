import { rspack, type Configuration } from '@rspack/core';
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { Agreement } from '../src/release/release.ts';
import { facadeNames } from './facades/names.mjs';
import { areaConfig, hostConfig } from './preset.ts';

const MODULES = path.resolve(import.meta.dirname, '../../node_modules');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-agreement-'));
  await symlink(MODULES, path.join(folder, 'node_modules'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

async function build(name: string, [config]: Configuration[]): Promise<Agreement> {
  await new Promise<void>((resolve, reject) => {
    rspack({ ...config }, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return JSON.parse(await readFile(path.join(folder, name, 'dist/build.json'), 'utf8'));
}

const buildArea = async (files: Record<string, string>) => {
  await write(files);
  return build('pharmacy', areaConfig(path.join(folder, 'pharmacy')));
};

test('An area’s names include those of its own code and of the kit', async () => {
  const { shared } = await buildArea({
    'kit/package.json': '{"sideEffects":false}',
    'kit/index.ts': "export { Tab } from './Tab.ts'; export { Crumb } from './Crumb.ts'; export * from './guards.ts';",
    'kit/Tab.ts': "import { NavLink } from 'react-router-dom'; export const Tab = [NavLink];",
    'kit/Crumb.ts': "import { Link } from 'react-router-dom'; export const Crumb = [Link];",
    'kit/guards.ts': `import { useMatch, useBlocker } from 'react-router-dom';
      export const useGuard = () => useBlocker(); export const useHere = (path: string) => useMatch(path);`,
    'pharmacy/src/area.tsx': `import type { AreaModule } from '@balsam/shared-api';
      import { api, type Credentials } from '@balsam/shared-api';
      import { useParams, type LinkProps } from 'react-router-dom';
      import { Tab, useHere } from '../../kit/index.ts';
      export const area = [api.injectEndpoints, useParams, Tab, useHere] as [unknown, LinkProps, AreaModule, Credentials];
      export const later = () => import('./Later.tsx');`,
    'pharmacy/src/Later.tsx': "export { useLocation } from 'react-router-dom';",
  });
  assert.deepEqual(shared['@balsam/shared-api']?.names, ['api']);
  assert.deepEqual(shared['react-router-dom']?.names, ['NavLink', 'useLocation', 'useMatch', 'useParams']);
  assert.equal(shared.react, undefined);
});

test('An area that imports a whole module may need any name', async () => {
  const { shared } = await buildArea({
    'pharmacy/src/area.tsx': `import * as router from 'react-router-dom';
      import * as shop from '@balsam/shared-api';
      export const area = [Object.keys(router), shop.api];`,
  });
  assert.equal(shared['react-router-dom']?.names, null);
  assert.deepEqual(shared['@balsam/shared-api']?.names, ['api']);
});

test('An area built with a newer minor fits an older shell of the same major', async () => {
  const { contract, shared } = await buildArea({
    'pharmacy/src/area.tsx':
      "import { useState } from 'react'; import { api } from '@balsam/shared-api'; export const area = [useState, api];",
  });
  assert.equal(contract, 1);
  assert.equal(shared.react?.range, '^19.0.0');
  assert.equal(shared['@balsam/shared-api']?.range, '^1.0.0');
});

test('The shell lists every name that it provides, and no types', async () => {
  await write({ 'shell/src/bootstrap.tsx': "import { api } from '@balsam/shared-api'; globalThis.api = api;" });
  const { shared } = await build('shell', hostConfig(path.join(folder, 'shell')).slice(0, 1));
  assert.deepEqual(shared['react-router-dom']?.names, facadeNames('react-router-dom').sort());
  assert.ok(shared['@balsam/shared-api']?.names?.includes('api'));
  assert.ok(!shared['@balsam/shared-api']?.names?.includes('AreaModule'));
  assert.ok(shared.react?.names?.includes('useState'));
  assert.ok(shared.react?.names?.includes('default'));
});
