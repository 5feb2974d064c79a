// Part of npm run lint: endpoint names are unique within an area and do not repeat those of shared-api. At run time the
// later definition would silently replace the earlier, which is how a fixed area brings its endpoints.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAreas } from './areas.mjs';
import { ROOT } from './steps.mjs';

const ENDPOINT = /^ +(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm;

const endpointsIn = (name) => {
  const folder = path.join(ROOT, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-api.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(ENDPOINT)].map(([, endpoint]) => ({
        endpoint,
        file: `${name}/src/${file}`,
      })),
    );
};

const shared = endpointsIn('shared-api');
const duplicates = readAreas().flatMap(({ name }) => {
  const all = [...shared, ...endpointsIn(name)];
  return all.filter(({ endpoint }, index) => all.findIndex((other) => other.endpoint === endpoint) < index);
});

for (const { endpoint, file } of duplicates)
  console.error(`✖ ${file}: the endpoint ${endpoint} is defined elsewhere as well`);
if (duplicates.length > 0) {
  console.error('Move the endpoint where both can import it, or rename it.');
  process.exit(1);
}
console.log(`${shared.length} shared endpoints; all endpoint names are unique.`);
