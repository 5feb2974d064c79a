/**
 * Writes src/icon/shapes: one module per icon, so that a page loads only the icons it shows. To add one, list its name
 * here, run this script and `npm run format`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NAMES = `
  activity arrow-clockwise arrow-counterclockwise arrow-down arrow-up bag-check bar-chart bell box-arrow-right
  bookmark-plus keyboard box-seam calendar2-check cart cart3 cash-stack chat-left-text check-circle check2 chevron-down chevron-double-left
  chevron-double-right chevron-left chevron-right circle-half clock-history credit-card crop dash-lg download envelope envelope-paper
  exclamation-circle exclamation-triangle eye eye-slash facebook file-earmark-spreadsheet gear geo-alt gift globe2
  grid grip-vertical heart heart-fill hourglass-split house image info-circle instagram layout-three-columns link-45deg linkedin
  list lock pencil people percent person pie-chart plus-lg printer quote receipt search share shield-check shop sliders snapchat
  speedometer2 star star-fill star-half table tags telephone ticket-perforated tiktok trash truck twitter-x upc-scan upload
  whatsapp x-circle x-lg youtube zoom-in
`
  .trim()
  .split(/\s+/);

/** Icons that point forward or backward are mirrored in Arabic. */
const DIRECTIONAL = /left|right|^truck$|^list$/;

const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve('bootstrap-icons/package.json')), 'icons');
const target = join(import.meta.dirname, '../src/icon');

/** "arrow-up" becomes arrowUpIcon. */
const constantOf = (name) => `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Icon`;

function shapeOf(name) {
  const svg = readFileSync(join(source, `${name}.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => `'${d}'`).join(', ');
  return `{ paths: [${paths}]${DIRECTIONAL.test(name) ? ', isDirectional: true' : ''} }`;
}

const HEAD = '// Written by theme/icons.mjs from bootstrap-icons (MIT).\n';

const shapes = readdirSync(join(target, 'shapes')).map((file) => join(target, 'shapes', file));
for (const file of shapes) if (readFileSync(file, 'utf8').startsWith(HEAD)) rmSync(file);
for (const name of NAMES) {
  const text = `import type { IconShape } from './icon-shape.ts';\n\nexport const ${constantOf(name)}: IconShape = ${shapeOf(name)};\n`;
  writeFileSync(join(target, 'shapes', `${name}.ts`), HEAD + text);
}
const exports = NAMES.toSorted().map((name) => `export { ${constantOf(name)} } from './shapes/${name}.ts';\n`);
writeFileSync(join(target, 'shapes.ts'), HEAD + exports.join(''));
