// Checks comments and test titles: a comment starts with a noun phrase or a verb, a person is "they", a title is short.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.sql', '*.css', '*.scss', '*.sh'];
const MAX_TITLE = 80;
const BLOCK = /^[ \t]*\{?\/\*\*?(?<text>[\s\S]*?)\*\//gm;
const LINES = /^(?:[ \t]*(?:\/\/|--|#) [^\n]*\n)+/gm;
const TITLE =
  /(?<![.\w])(?:it|test|describe)(?:\.\w+)*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g;
const RELATIVE = /^(?:What|Whether|How|Where|Whose|Who|Which|Whoever|Whatever|Of)\b/;
const PRONOUN = /\b(?:he|him|his|himself)\b/i;

const lineOf = (source, index) => source.slice(0, index).split('\n').length;
const unwrap = (comment) => comment.replaceAll(/\s*\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ').trim();

/** Faults of one file: `[line, fault, text]`. */
export function findFaults(source) {
  const blocks = [...source.matchAll(BLOCK)].map(({ index, groups }) => [index, unwrap(groups.text)]);
  const lines = [...source.matchAll(LINES)].map(({ index, 0: text }) => [
    index,
    unwrap(text.replace(/^\s*(?:\/\/|--|#)/, '')),
  ]);
  const faults = [];
  for (const [index, text] of [...blocks, ...lines]) {
    if (RELATIVE.test(text)) faults.push([lineOf(source, index), 'starts with a relative clause', text]);
    if (PRONOUN.test(text)) faults.push([lineOf(source, index), 'calls a person "he"', text]);
  }
  for (const { index, groups } of source.matchAll(TITLE))
    if (groups.title.length > MAX_TITLE)
      faults.push([lineOf(source, index), `is longer than ${MAX_TITLE} characters`, groups.title]);
  return faults;
}

function main() {
  const tracked = execFileSync('git', ['ls-files', ...FILES], { encoding: 'utf8' })
    .trim()
    .split('\n');
  // A file deleted in the work tree is still tracked.
  const files = tracked.filter((file) => existsSync(file));
  const messages = files.flatMap((file) =>
    findFaults(readFileSync(file, 'utf8')).map(
      ([line, fault, text]) => `${file}:${line} ${fault}: ${text.slice(0, 120)}`,
    ),
  );
  for (const message of messages) console.error(message);
  if (messages.length > 0) console.error(`${messages.length} comments or titles to rewrite.`);
  process.exitCode = messages.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
