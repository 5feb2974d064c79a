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

/** Files that only the build itself reads. */
export const BUILD_ONLY = new Set(['assets.json', 'build.json', 'mf-manifest.json', 'mf-stats.json']);

/** The one module that an area exposes, and the chunk that holds it. */
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
      `The build of ${name} has no ${path.basename(file)} that can be read. Build it again: npx nx run @balsam/${name}:build.`,
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

/** The shell's script that comes before all others, from `shell/src/hydration`. */
const EARLY_USE = 'early-use.js';

/** The subsets of the theme's fonts that a page in a language is set in: Latin names and digits stand in every one. */
const SUBSETS: Record<Lang, readonly string[]> = { en: ['latin'], ar: ['latin', 'arabic'] };

/** What a font's file holds, as the packages that it comes from name it: "ibm-plex-sans-arabic-arabic-400-normal". */
const SUBSET = /-([a-z]+)-(?:\d+|wght)-normal\./;

/** The fonts that a page in each language is set in, as chunks of their own. */
async function listFonts(built: string): Promise<Release['chunks']> {
  const fonts = (await readdir(built)).filter((file) => file.endsWith('.woff2')).sort();
  const areOf = (lang: Lang) => fonts.filter((file) => SUBSETS[lang].includes(SUBSET.exec(file)?.[1] ?? ''));
  return Object.fromEntries(LANGS.map((lang) => [`fonts-${lang}`, areOf(lang)]));
}

/** The shell starts with its main script, an area with its federation entry and what it exposes. */
async function readStart(name: string, built: string): Promise<Start> {
  const chunks = await readBuilt(name, path.join(built, 'assets.json'), chunksSchema);
  if (name === SHELL) {
    const preload = chunks.main ?? [];
    const early = existsSync(path.join(built, EARLY_USE)) ? [EARLY_USE] : [];
    const entry = preload.findLast((file) => file.endsWith('.js'));
    if (!entry)
      throw new Error('The build of the shell has no script. Build it again: npx nx run @balsam/shell:build.');
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

/** The sources of a build besides the package's own folder, from the top of the repository. */
const SHARED_SOURCES = ['shared-api', 'shared-ui', 'delivery/build', 'package.json', 'package-lock.json'];

/** The commit that is checked out, "… + changes" where the sources of the build differ from it. */
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
 * Describes a build as the release that it is, or will be. Its version is the package's and a hash of all that makes it
 * what it is, so the same build has the same version everywhere.
 * @param directory the package
 * @param built the folder of its build, the shell's page template included
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
