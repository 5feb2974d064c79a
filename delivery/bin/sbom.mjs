// node delivery/bin/sbom.mjs [<file>]: the bill of materials of production (CycloneDX), by default dist/sbom.cdx.json. The same
// lockfile makes the same bytes, so two images can be compared.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from './steps.mjs';

const file = path.resolve(ROOT, process.argv[2] ?? 'dist/sbom.cdx.json');
const told = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { metadata, components, dependencies, ...bill } = JSON.parse(told);

// npm's own --omit=dev leaves out what one of our packages needs to run and another one only to be built.
const inProduction = new Set(
  Object.entries(readJson('package-lock.json').packages)
    .filter(([, { dev }]) => !dev)
    .map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)}@${version}`),
);
const isKept = (ref) => inProduction.has(ref);
const { timestamp: _now, component, ...lasting } = metadata;
const { name } = readJson('package.json');
const hash = createHash('sha256')
  .update(readFileSync(path.join(ROOT, 'package-lock.json')))
  .digest('hex');
// A UUID (version 8, of one's own making) of the lockfile instead of a random one.
const [, a, b, c, d] = /^(.{8})(.{4})(.{3})(.{15})/.exec(hash) ?? [];
const serialNumber = `urn:uuid:${a}-${b}-8${c}-8${d.slice(0, 3)}-${d.slice(3)}`;
// npm calls the component by its folder, which is another one on each machine.
const sbom = {
  ...bill,
  serialNumber,
  metadata: { ...lasting, component: { ...component, name } },
  components: components.filter((each) => isKept(each['bom-ref'])),
  dependencies: dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
};
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} components in ${path.relative(ROOT, file)}`);
