// node platform/bin/sbom.mjs [<file>]: writes the software bill of materials of production (CycloneDX), by default to
// dist/sbom.cdx.json. Reproducible: the same lockfile gives the same bytes, so that two images can be compared.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from './steps.mjs';

const file = path.resolve(ROOT, process.argv[2] ?? 'dist/sbom.cdx.json');
const output = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { metadata, components, dependencies, ...bill } = JSON.parse(output);

// npm's --omit=dev would drop packages that one workspace needs at run time and another only at build time.
const inProduction = new Set(
  Object.entries(readJson('package-lock.json').packages)
    .filter(([, { dev }]) => !dev)
    .map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)}@${version}`),
);
const isInProduction = (ref) => inProduction.has(ref);
const { timestamp: _now, component, ...stableMetadata } = metadata;
const { name } = readJson('package.json');
const hash = createHash('sha256')
  .update(readFileSync(path.join(ROOT, 'package-lock.json')))
  .digest('hex');
// UUID version 8 derived from the lockfile instead of a random one.
const [, a, b, c, d] = /^(.{8})(.{4})(.{3})(.{15})/.exec(hash) ?? [];
const serialNumber = `urn:uuid:${a}-${b}-8${c}-8${d.slice(0, 3)}-${d.slice(3)}`;
// npm names the component after its folder, which differs between machines.
const sbom = {
  ...bill,
  serialNumber,
  metadata: { ...stableMetadata, component: { ...component, name } },
  components: components.filter((each) => isInProduction(each['bom-ref'])),
  dependencies: dependencies
    .filter(({ ref }) => isInProduction(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isInProduction) })),
};
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} components in ${path.relative(ROOT, file)}`);
