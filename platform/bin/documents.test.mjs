import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './steps.mjs';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)));

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^( *)```[^]*?^\1```$/gm, '');

/** Anchors of a document's headings, as repository hosts generate them. */
const anchorsOf = (file) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Broken links of a document. */
const brokenIn = (file) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [target, anchor] = link.split('#');
      const found = target ? path.posix.join(path.posix.dirname(file), target) : file;
      if (!existsSync(path.join(ROOT, found))) return true;
      return anchor !== undefined && !anchorsOf(found).includes(anchor);
    })
    .map((link) => `${file}: ${link}`);

test('Every link between documents leads to an existing file and heading', () => {
  assert.ok(documents.includes('docs/OPERATIONS.md'));
  assert.deepEqual(documents.flatMap(brokenIn), []);
});
