/** @jest-environment node */
import { dirname, join } from 'node:path';
import { compile } from 'sass';

it('A direction of our own is the same on pages in both directions', () => {
  const { css } = compile(join(__dirname, 'theme.scss'), {
    loadPaths: [dirname(dirname(require.resolve('bootstrap/package.json')))],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin'],
  });
  // Bootstrap's rule for fields with digits is only in the right-to-left part.
  const ours = css.replaceAll(/\/\*\s*rtl:raw:[^]*?\*\//g, '');
  const mirrored = [...ours.matchAll(/[^\n]*\n\s*direction: (?:ltr|rtl);/g)].map(([text]) => text);
  expect(mirrored.length).toBeGreaterThan(3);
  expect(mirrored.filter((text) => !text.includes('rtl:ignore'))).toEqual([]);
});
