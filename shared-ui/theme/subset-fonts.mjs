import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const FOLDERS = {
  'ibm-plex-sans-latin': '@fontsource-variable/ibm-plex-sans',
  'ibm-plex-sans-arabic': '@fontsource/ibm-plex-sans-arabic',
};

const sourceOf = (file) => {
  const start = Object.keys(FOLDERS).find((name) => file.startsWith(name));
  if (!start) throw new Error(`No package is known to hold the font ${file}: name it in theme/subset-fonts.mjs.`);
  return join(dirname(require.resolve(`${FOLDERS[start]}/package.json`)), 'files', file);
};

/** Letters of a unicode-range such as "U+0660-066D, U+0670". */
const lettersOf = (range) =>
  range
    .split(',')
    .flatMap((part) => {
      const [from, to = from] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

/** "400 600" is the weight range of a variable font, "400" a static font. */
const axesOf = (weight) => {
  const [min, max] = weight.split(' ').map(Number);
  return max && { wght: { min, max } };
};

const read = (rule) => {
  const of = (name) => rule.nodes.find(({ prop }) => prop === name).value;
  const [, url] = of('src').match(/url\(["']?([^"')]+)/);
  return { file: basename(url), letters: lettersOf(of('unicode-range')), variationAxes: axesOf(of('font-weight')) };
};

/**
 * Writes the fonts of a sheet, each limited to the letters and weights of its rule: a third of the Arabic files
 * remains, three quarters of the Latin one. Layout features (joining, tabular figures) are kept.
 * @param {import('postcss').Root} sheet
 * @param {string} to output folder
 */
export async function subsetFonts(sheet, to) {
  const fonts = [];
  sheet.walkAtRules('font-face', (rule) => void fonts.push(read(rule)));
  await Promise.all(
    fonts.map(async ({ file, letters, variationAxes }) => {
      const font = await subsetFont(await readFile(sourceOf(file)), letters, { targetFormat: 'woff2', variationAxes });
      await writeFile(join(to, file), font);
    }),
  );
}
