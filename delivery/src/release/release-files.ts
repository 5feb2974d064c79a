import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release } from './release.ts';

function parse(text: string): Release | null {
  try {
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function load(file: string, name: string, version: string): Promise<Release> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no release ${version} of ${name}. See what there is: npm run list.`);
  const release = parse(text);
  // A version from the command line may lead elsewhere.
  if (release?.name === name && release.version === version) return release;
  throw new Error(`release.json of ${name} ${version} is not what was published. Release ${name} again.`);
}

/** The folder of releases: `areas/<name>/<version>/…`, each with its release.json. Nothing in it is ever changed. */
export function createReleaseFiles(folder: string) {
  const filesFolder = path.join(folder, 'areas');
  const known = new Map<string, Promise<Release>>();
  const folderOf = (name: string, version: string) => path.join(filesFolder, name, version);
  const fileOf = (name: string, version: string) => path.join(folderOf(name, version), 'release.json');

  /** What a release says of itself, read once. Rejects with cause and cure when there is no such release. */
  async function readRelease(name: string, version: string): Promise<Release> {
    const key = `${name}/${version}`;
    const release = known.get(key) ?? load(fileOf(name, version), name, version);
    known.set(key, release);
    release.catch(() => known.delete(key));
    return release;
  }

  return {
    /** What the web serves below /areas/. */
    filesFolder,

    /** Where releases are made ready, out of everybody's sight but on the same disk. */
    draftsFolder: path.join(folder, 'drafts'),

    folderOf,

    readRelease,

    hasRelease: (name: string, version: string): Promise<boolean> =>
      stat(fileOf(name, version)).then(
        () => true,
        () => false,
      ),

    /** Every release of a name that is on the disk and can be read, the newest first. */
    async listReleases(name: string): Promise<Release[]> {
      const versions = await readdir(path.join(filesFolder, name)).catch(() => []);
      const found = await Promise.all(versions.map((version) => readRelease(name, version).catch(() => null)));
      return found.filter((release) => release !== null).sort((a, b) => b.builtAt.localeCompare(a.builtAt));
    },
  };
}
