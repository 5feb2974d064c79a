import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Keys } from './keys.ts';
import type { Problems } from './problems.ts';
import { releaseSchema, type Release } from './release.ts';
import { Refusal, verify } from './signature.ts';

function parse(text: string, torn: string): Release {
  try {
    const content: unknown = JSON.parse(text);
    releaseSchema.parse(content);
    return content as Release;
  } catch {
    throw new Refusal(torn);
  }
}

/** Release folder: `areas/<name>/<version>/…`, each with its release.json. All of it is immutable. */
export function createReleaseFiles({ folder, keys, problems }: { folder: string; keys: Keys; problems: Problems }) {
  const filesFolder = path.join(folder, 'areas');
  const known = new Map<string, Promise<Release>>();
  const folderOf = (name: string, version: string) => path.join(filesFolder, name, version);
  const fileOf = (name: string, version: string) => path.join(folderOf(name, version), 'release.json');

  async function load(name: string, version: string): Promise<Release> {
    const what = `release.json of ${name} ${version}`;
    const torn = `${what} is not as published. Release ${name} again.`;
    const text = await readFile(fileOf(name, version), 'utf8').catch(() => null);
    if (text === null)
      throw new Error(`There is no release ${version} of ${name}. See all releases: npm run release -- list`);
    const release = parse(text, torn);
    // A version from the command line may contain a path.
    if (release.name !== name || release.version !== version) throw new Refusal(torn);
    await verify(keys, 'release', release, what);
    return release;
  }

  /**
   * Description of a release, read once.
   * @throws an Error with cause and fix if it does not exist, a Refusal if it is not validly signed
   */
  async function readRelease(name: string, version: string): Promise<Release> {
    const key = `${name}/${version}`;
    const release = known.get(key) ?? load(name, version);
    known.set(key, release);
    release.catch(() => known.delete(key));
    return release;
  }

  return {
    /** Folder served at /areas/. */
    filesFolder,

    /** Folder for releases in preparation; not served, but on the same disk. */
    draftsFolder: path.join(folder, 'drafts'),

    folderOf,

    readRelease,

    /**
     * Content of a release's file.
     * @throws a Refusal if it has changed since it was signed
     */
    async readFileOf({ name, version, files }: Release, file: string): Promise<Buffer> {
      const content = await readFile(path.join(folderOf(name, version), file));
      if (files[file] === `sha384-${createHash('sha384').update(content).digest('base64')}`) return content;
      throw new Refusal(
        `${file} of ${name} ${version} was changed after it was signed. Find out who changed it, and publish ${name} again.`,
      );
    },

    hasRelease: (name: string, version: string): Promise<boolean> =>
      stat(fileOf(name, version)).then(
        () => true,
        () => false,
      ),

    /** Valid releases of a name on disk, newest first. */
    async listReleases(name: string): Promise<Release[]> {
      const versions = await readdir(path.join(filesFolder, name)).catch(() => []);
      const found = await Promise.all(
        versions.map((version) => readRelease(name, version).catch((error: Error) => (problems.note(error), null))),
      );
      return found.filter((release) => release !== null).sort((a, b) => b.builtAt.localeCompare(a.builtAt));
    },
  };
}
