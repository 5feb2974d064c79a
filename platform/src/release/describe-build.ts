import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Lang } from '@balsam/shared-api';
import { LANGS } from '@balsam/shared-api/facts';
import { z } from 'zod';
import { agreementSchema, areaSettingsSchema, SHELL, type Release } from './release.ts';

/** Build metadata that is not part of a release. */
export const BUILD_ONLY = new Set(['assets.json', 'build.json', 'mf-manifest.json', 'mf-stats.json']);

/** The single module that an area exposes, and its chunk. */
export const EXPOSED_MODULE = './area';
const EXPOSED_CHUNK = '__federation_expose_area';

const packageSchema = z.object({
  version: z.string(),
  balsam: z.object({ area: areaSettingsSchema }).optional(),
});

const chunksSchema = z.record(z.string(), z.array(z.string()));

const federationSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string() })),
});

const exec = promisify(execFile);

async function readBuilt<Content>(name: string, file: string, schema: z.ZodType<Content>): Promise<Content> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Error(
      `The build of ${name} has no readable ${path.basename(file)}. Rebuild it: npx nx run @balsam/${name}:build.`,
    );
  }
}

async function hashFiles(folder: string): Promise<Release['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !BUILD_ONLY.has(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const hashed = files.map(async (file) => {
    const digest = createHash('sha384').update(await readFile(path.join(folder, file)));
    return [file, `sha384-${digest.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

type Start = Pick<Release, 'exposes' | 'entry' | 'preload' | 'chunks'>;

/** Script of the shell that runs before all others, built from `shell/src/hydration`. */
const EVENT_RECORDER = 'record-events.js';

/** Font subsets per language; Latin names and digits occur in both. */
const SUBSETS: Record<Lang, readonly string[]> = { en: ['latin'], ar: ['latin', 'arabic'] };

/** Subset in a font's file name, such as "ibm-plex-sans-arabic-arabic-400-normal". */
const SUBSET = /-([a-z]+)-(?:\d+|wght)-normal\./;

/** Fonts per language, as named chunks. */
async function listFonts(built: string): Promise<Release['chunks']> {
  const fonts = (await readdir(built)).filter((file) => file.endsWith('.woff2')).sort();
  const fontsOf = (lang: Lang) => fonts.filter((file) => SUBSETS[lang].includes(SUBSET.exec(file)?.[1] ?? ''));
  return Object.fromEntries(LANGS.map((lang) => [`fonts-${lang}`, fontsOf(lang)]));
}

/** The shell starts with its main script, an area with its federation entry and exposed module. */
async function readStart(name: string, built: string): Promise<Start> {
  const chunks = await readBuilt(name, path.join(built, 'assets.json'), chunksSchema);
  if (name === SHELL) {
    const preload = chunks.main ?? [];
    const early = existsSync(path.join(built, EVENT_RECORDER)) ? [EVENT_RECORDER] : [];
    const entry = preload.findLast((file) => file.endsWith('.js'));
    if (!entry) throw new Error('The build of the shell has no script. Rebuild it: npx nx run @balsam/shell:build.');
    return { exposes: null, entry, preload: [...early, ...preload], chunks: await listFonts(built) };
  }
  const { metaData, exposes } = await readBuilt(name, path.join(built, 'mf-manifest.json'), federationSchema);
  const entry = metaData.remoteEntry.name;
  return {
    exposes: exposes.find((exposed) => exposed.path === EXPOSED_MODULE)?.path ?? null,
    entry,
    preload: [entry, ...(chunks[EXPOSED_CHUNK] ?? [])],
    chunks,
  };
}

/** Sources of a build outside the package's folder, relative to the repository root. */
const SHARED_SOURCES = ['shared-api', 'shared-ui', 'platform/build', 'package.json', 'package-lock.json'];

/** Checked-out commit, with " + changes" if the build's sources differ from it. */
const readCommit = async (directory: string): Promise<string | null> => {
  const git = async (...args: string[]) => (await exec('git', args, { cwd: directory })).stdout.trim();
  try {
    const commit = await git('rev-parse', '--short=10', 'HEAD');
    const changes = await git('status', '--porcelain', '--', '.', ...SHARED_SOURCES.map((file) => `:/${file}`));
    return changes ? `${commit} + changes` : commit;
  } catch {
    return null;
  }
};

/**
 * Describes a build as a release. The version combines the package version and a content hash, so that the same build
 * has the same version everywhere.
 * @param directory the package
 * @param built folder of its build, including the shell's page template
 */
export async function describeBuild(directory: string, built: string): Promise<Release> {
  const name = path.basename(directory);
  const { version, balsam } = packageSchema.parse(
    JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')),
  );
  const content = {
    ...(await readBuilt(name, path.join(built, 'build.json'), agreementSchema)),
    area: balsam ? { name, ...balsam.area } : null,
    ...(await readStart(name, built)),
    files: await hashFiles(built),
  };
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  const commit = await readCommit(directory);
  return { name, version: `${version}-${fingerprint}`, commit, builtAt: new Date().toISOString(), ...content };
}
