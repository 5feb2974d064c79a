import { loadConfig } from '@balsam/backend';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { loadGatewayConfig, loadWatchConfig } from '../src/gateway/config.ts';

const HERE = import.meta.dirname;
const FOLDER = path.join(HERE, 'kubernetes');
const MODULES = path.join(HERE, '../../node_modules');

interface Container {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly { readonly secretRef?: object }[];
  readonly startupProbe?: object;
  readonly livenessProbe?: object;
  readonly readinessProbe?: object;
  readonly resources?: { readonly limits?: { readonly cpu?: string; readonly memory?: string } };
  readonly securityContext?: object;
}

interface Pod {
  readonly automountServiceAccountToken?: boolean;
  readonly securityContext?: { readonly runAsNonRoot?: boolean };
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
}

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template?: { readonly spec: Pod } };
}

const parse = (text: string): Resource[] => parseAllDocuments(text).map((document) => document.toJS());

const readBase = (): Resource[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => parse(readFileSync(path.join(FOLDER, file), 'utf8')));

/** Module of kubernetes-types with the resource: `apps/v1`, `core/v1`, `networking/v1`. */
const moduleOf = ({ apiVersion }: Resource): string => {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  return `${group.split('.', 1)[0]}/${version}.d.ts`;
};

/** Type errors of the resources; an unknown field is one. */
function typeErrors(resources: readonly Resource[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balsam-kubernetes-'));
  const lines = resources.flatMap((resource, index) => [
    `import type { ${resource.kind} as Kind${index} } from '${MODULES}/kubernetes-types/${moduleOf(resource)}';`,
    `export const ${resource.kind}${index}: Kind${index} = ${JSON.stringify(resource, null, 2)};`,
  ]);
  const file = path.join(folder, 'resources.ts');
  writeFileSync(file, lines.join('\n'));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const { stdout } = spawnSync(path.join(MODULES, '.bin/tsgo'), [...options, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

const podsOf = (resources: readonly Resource[]) =>
  resources.flatMap(({ kind, metadata, spec }) =>
    spec.template ? [{ kind, name: metadata.name, pod: spec.template.spec }] : [],
  );

/** KEY=value lines of an .env file. */
const readEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(path.join(HERE, file), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const SETTINGS = readEnv('kubernetes/settings.env');
const KNOWN = new Set([
  ...Object.keys(readEnv('balsam.env.example')),
  ...Object.keys(readEnv('balsam-release.env.example')),
  // Set by the units of systemd.
  ...['PORT', 'LAST_REVISION_FILE'],
]);

test('Every resource has only known fields of the right type', () => {
  const base = readBase();
  assert.equal(typeErrors(base), '');
  const [first] = base;
  assert.ok(first);
  assert.match(typeErrors([{ ...first, spec: { ...first.spec, replica: 3 } } as Resource]), /replica/);
});

test('Kustomize builds the base', { skip: spawnSync('kubectl').error && 'kubectl is not installed' }, () => {
  const built = parse(execFileSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' }));
  assert.equal(built.length, readBase().length + 1);
  assert.equal(typeErrors(built), '');
});

test('Every container has limits, a read-only root and no privileges', () => {
  for (const { name, pod } of podsOf(readBase())) {
    assert.equal(pod.securityContext?.runAsNonRoot, true, name);
    assert.equal(pod.automountServiceAccountToken, false, name);
    for (const { securityContext, resources } of [...(pod.initContainers ?? []), ...pod.containers]) {
      const expected = {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      };
      assert.deepEqual(securityContext, expected, name);
      assert.ok(resources?.limits?.cpu && resources.limits.memory, name);
    }
  }
});

test('Every server has three probes', () => {
  const servers = podsOf(readBase()).filter(({ kind }) => kind === 'Deployment');
  assert.deepEqual(servers.map(({ name }) => name).toSorted(), ['backend', 'canary-watch', 'gateway']);
  for (const { name, pod } of servers)
    for (const { startupProbe, livenessProbe, readinessProbe } of pod.containers)
      assert.ok(startupProbe && livenessProbe && readinessProbe, name);
});

test('Secrets come from Secrets only', () => {
  const SECRET = /_(SECRET|PASSWORD|PIN|KEY|KEY_ID)$|^(DATABASE|DATABASE_READ|SMTP|VALKEY)_URLS?$/;
  const plain = podsOf(readBase()).flatMap(({ pod }) => pod.containers.flatMap(({ env = [] }) => env));
  const names = [...Object.keys(SETTINGS), ...plain.flatMap(({ name, value }) => (value === undefined ? [] : name))];
  assert.deepEqual(
    names.filter((name) => SECRET.test(name)),
    [],
  );
  for (const { name, pod } of podsOf(readBase()))
    for (const { envFrom = [] } of pod.containers)
      assert.equal(envFrom.filter(({ secretRef }) => secretRef).length, 1, name);
});

test('Every variable is known, also those that the Secrets hold', () => {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g)].map(([name]) => name));
  assert.deepEqual(
    [...new Set([...named, ...Object.keys(SETTINGS)])].filter((name) => !KNOWN.has(name)),
    [],
  );
});

test('Backends, gateways and canary watch start with the settings', () => {
  const secrets = {
    BEACON_SECRET: 'x'.repeat(32),
    SECRETS_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const environment = { ...SETTINGS, ...secrets, DATABASE_URL: 'postgres://balsam:secret@pooler:6432/balsam' };
  const config = loadConfig(environment);
  assert.deepEqual(
    [config.port, config.host, config.s3?.S3_BUCKET, config.drainMs],
    [3000, '0.0.0.0', 'balsam', 5_000],
  );
  assert.equal(loadGatewayConfig(environment).backendOrigin, 'http://backend:3000');
  assert.equal(loadWatchConfig(environment).backendOrigin, 'http://backend:3000');
});
