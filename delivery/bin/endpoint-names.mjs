// Part of npm run lint: an area has no two endpoints of one name, nor one of shared-api's. In a page the later
// would take the place of the earlier without a word: that is how a repaired area brings its endpoints.
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
const doubles = readAreas().flatMap(({ name }) => {
  const all = [...shared, ...endpointsIn(name)];
  return all.filter(({ endpoint }, index) => all.findIndex((other) => other.endpoint === endpoint) < index);
});

for (const { endpoint, file } of doubles) console.error(`✖ ${file}: there is another endpoint ${endpoint}`);
if (doubles.length > 0) {
  console.error('Give the call a home that both can import, or another name.');
  process.exit(1);
}
console.log(`${shared.length} endpoints are shared, and no area has two of one name.`);
