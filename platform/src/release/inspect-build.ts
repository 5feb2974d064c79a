import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { EXPOSED_MODULE } from './describe-build.ts';
import { SHELL, type Release } from './release.ts';

const zip = promisify(gzip);

/**
 * Size limit per file, in KB of gzip. A slow 4G connection transfers about 150 KB per second, and a page waits for its
 * largest script; the shell contains what all areas share, so its script may be larger.
 */
const BUDGET_KB = {
  shell: { '.js': 180, '.css': 30, '.woff2': 60 },
  area: { '.js': 120, '.css': 20, '.woff2': 60 },
};
const OTHER_BUDGET_KB = 100;

/** Files that only servers read: the page template and gateway modules. */
const SERVER_ONLY = new Set(['.html', '.mjs']);

/**
 * Code that evaluates strings. Function("return this") is allowed: libraries use it as a last resort to find the global
 * object, which supported browsers never reach.
 */
const TEXT_AS_CODE =
  /(?<![\w$.])(?:(?:window|self|globalThis)\.)?(?:(?:new\s+)?Function|eval)\s*\((?!\s*["'`]return this["'`]\s*\))|\(0,\s*eval\)\(/;

async function weigh({ name }: Release, file: string, content: Buffer): Promise<string[]> {
  const budgets = new Map<string, number>(Object.entries(BUDGET_KB[name === SHELL ? 'shell' : 'area']));
  const budget = budgets.get(path.extname(file)) ?? OTHER_BUDGET_KB;
  const kilobytes = (await zip(content)).length / 1024;
  if (kilobytes <= budget) return [];
  return [`${file} of ${name} is ${kilobytes.toFixed()} KB compressed; the limit is ${budget} KB. Split it.`];
}

/** Skips the shell: its federation runtime contains such code for cases that its configuration rules out. */
function scan({ name }: Release, file: string, content: Buffer): string[] {
  if (name === SHELL || path.extname(file) !== '.js') return [];
  const text = content.toString();
  const match = TEXT_AS_CODE.exec(text);
  if (!match) return [];
  const excerpt = text.slice(match.index, match.index + 40).replaceAll(/\s+/g, ' ');
  return [
    `${file} of ${name} evaluates a string as code (${excerpt}…), which the content security policy forbids. Remove it.`,
  ];
}

/**
 * Reasons to refuse a build, regardless of what is live.
 * @param built folder of its files
 * @returns one sentence with cause and fix each
 */
export async function inspectBuild(release: Release, built: string): Promise<string[]> {
  const { name, exposes, files } = release;
  const exposed =
    name === SHELL || exposes ? [] : [`${name} does not expose ${EXPOSED_MODULE}. Export the area from src/area.tsx.`];
  const served = Object.keys(files).filter((file) => !SERVER_ONLY.has(path.extname(file)));
  const problems = served.map(async (file) => {
    const content = await readFile(path.join(built, file));
    return [...(await weigh(release, file, content)), ...scan(release, file, content)];
  });
  return [...exposed, ...(await Promise.all(problems)).flat()];
}
