/** Builds dist/theme.css (one minified sheet for both directions) and dist/fonts. */
import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode } from 'postcss-rtlcss/options';
import { compile } from 'sass';
import { subsetFonts } from './subset-fonts.mjs';

const require = createRequire(import.meta.url);
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));
const dist = join(import.meta.dirname, '../dist');

const sheet = compile(join(import.meta.dirname, 'theme.scss'), {
  importers: [
    {
      findFileUrl: (url) =>
        url.startsWith('bootstrap/') ? new URL(url, pathToFileURL(`${dirname(folderOf('bootstrap'))}/`)) : null,
    },
  ],
  quietDeps: true,
  // Bootstrap 5, and so _bootstrap.scss, uses the old module system.
  silenceDeprecations: ['import', 'global-builtin'],
});

// Zero specificity, so that a rule for one direction has the specificity of its source.
const bothDirections = postcss([
  postcssRTLCSS({ mode: Mode.combined, ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' }),
]).process(sheet.css, { from: undefined });

const { code } = transform({ filename: 'theme.css', code: Buffer.from(bothDirections.css), minify: true });

mkdirSync(join(dist, 'fonts'), { recursive: true });
await subsetFonts(bothDirections.root, join(dist, 'fonts'));
// Written last, so that a watcher of this file finds the fonts it refers to.
writeFileSync(join(dist, 'theme.css'), code);

console.log(
  `theme.css ${(code.length / 1024).toFixed(1)} KB, ${(gzipSync(code, { level: 9 }).length / 1024).toFixed(1)} KB gzip`,
);
