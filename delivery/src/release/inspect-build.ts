import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { EXPOSED_MODULE } from './describe-build.ts';
import { SHELL, type Release } from './release.ts';

const zip = promisify(gzip);

/**
 * What one file may weigh on its way to the browser, in KB of gzip. A phone on a slow 4G line gets about 150 KB in a
 * second, and a page waits for its largest script; the shell brings what all areas share, so its script may be larger.
 */
const BUDGET_KB = {
  shell: { '.js': 180, '.css': 30, '.woff2': 60 },
  area: { '.js': 120, '.css': 20, '.woff2': 60 },
};
const OTHER_BUDGET_KB = 100;

/** Files that stay on the server: the page template, and what an area tells the gateway. */
const SERVER_ONLY = new Set(['.html', '.mjs']);

/**
 * Text that is run as code. Libraries look for the global object with Function("return this"), when nothing else has
 * led to it: no browser that the shop is built for gets that far.
 */
const TEXT_AS_CODE =
  /(?<![\w$.])(?:(?:window|self|globalThis)\.)?(?:(?:new\s+)?Function|eval)\s*\((?!\s*["'`]return this["'`]\s*\))|\(0,\s*eval\)\(/;

async function weigh({ name }: Release, file: string, content: Buffer): Promise<string[]> {
  const budgets = new Map<string, number>(Object.entries(BUDGET_KB[name === SHELL ? 'shell' : 'area']));
  const budget = budgets.get(path.extname(file)) ?? OTHER_BUDGET_KB;
  const kilobytes = (await zip(content)).length / 1024;
  if (kilobytes <= budget) return [];
  return [`${file} of ${name} weighs ${kilobytes.toFixed()} KB compressed, and ${budget} KB are allowed: split it.`];
}

/** The shell is left out: the federation runtime in it has such code for cases that its configuration rules out. */
function scan({ name }: Release, file: string, content: Buffer): string[] {
  if (name === SHELL || path.extname(file) !== '.js') return [];
  const text = content.toString();
  const found = TEXT_AS_CODE.exec(text);
  if (!found) return [];
  const excerpt = text.slice(found.index, found.index + 40).replaceAll(/\s+/g, ' ');
  return [`${file} of ${name} runs text as code (${excerpt}…), which the page's policy forbids: take it out.`];
}

/**
 * Why a build must not reach people, whatever is live.
 * @param built the folder of its files
 * @returns a sentence with cause and cure for each
 */
export async function inspectBuild(release: Release, built: string): Promise<string[]> {
  const { name, exposes, files } = release;
  const exposed =
    name === SHELL || exposes ? [] : [`${name} does not expose ${EXPOSED_MODULE}: export the area from src/area.tsx.`];
  const sent = Object.keys(files).filter((file) => !SERVER_ONLY.has(path.extname(file)));
  const found = sent.map(async (file) => {
    const content = await readFile(path.join(built, file));
    return [...(await weigh(release, file, content)), ...scan(release, file, content)];
  });
  return [...exposed, ...(await Promise.all(found)).flat()];
}
