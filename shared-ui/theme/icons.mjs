/** Writes src/icon/paths.ts: the shapes of the icons that the kit offers. To offer another, name it here and run this. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NAMES = `
  activity arrow-clockwise arrow-counterclockwise arrow-down arrow-up bag-check bar-chart bell box-arrow-right
  bookmark-plus keyboard box-seam calendar2-check cart cart3 cash-stack chat-left-text check-circle check2 chevron-double-left
  chevron-double-right chevron-left chevron-right clock-history crop dash-lg download envelope envelope-paper
  exclamation-circle exclamation-triangle eye eye-slash facebook file-earmark-spreadsheet gear geo-alt gift globe2
  grid heart heart-fill hourglass-split house image info-circle instagram layout-three-columns link-45deg linkedin
  list lock pencil people percent person plus-lg printer quote receipt search share shield-check shop sliders snapchat
  speedometer2 star star-fill star-half table tags telephone ticket-perforated tiktok trash truck twitter-x upload
  whatsapp x-circle x-lg youtube zoom-in
`
  .trim()
  .split(/\s+/);

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('bootstrap-icons/package.json')), 'icons');

const shapes = (name) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => `'${d}'`).join(', ');
};

const entries = NAMES.map((name) => `  '${name}': [${shapes(name)}],`).join('\n');
writeFileSync(
  join(import.meta.dirname, '../src/icon/paths.ts'),
  `/** Written by theme/icons.mjs from bootstrap-icons (MIT). */
export const PATHS = {
${entries}
} as const;

export type IconName = keyof typeof PATHS;
`,
);
