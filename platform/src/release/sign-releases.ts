import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { NAMED_BEFORE } from './registry.ts';
import { writeWhole } from './revision-files.ts';
import { hashOf, sign, signatureSchema, verify, type Kind } from './signature.ts';
import type { ReleaseStore } from './store.ts';

interface SignOptions {
  /** Also sign unsigned files: only right after an upgrade, by someone who knows what is there. */
  unsigned: boolean;
  who: string;
  say: (line: string) => void;
}

interface Item {
  kind: Kind;
  file: string;
  what: string;
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

async function listReleases({ filesFolder }: ReleaseStore): Promise<Item[]> {
  const found = (await namesIn(filesFolder)).map(async (name) =>
    (await namesIn(path.join(filesFolder, name))).map((version): Item => {
      return {
        kind: 'release',
        file: path.join(filesFolder, name, version, 'release.json'),
        what: `${name} ${version}`,
      };
    }),
  );
  return (await Promise.all(found)).flat();
}

async function listRevisions({ folder }: ReleaseStore): Promise<Item[]> {
  const names = (await namesIn(path.join(folder, 'registry'))).filter((name) => /^\d{8}\.json$/.test(name)).sort();
  return names.map((name) => ({
    kind: 'revision',
    file: path.join(folder, 'registry', name),
    what: `registry/${name}`,
  }));
}

const readContent = async (file: string): Promise<Record<string, unknown> | null> =>
  readFile(file, 'utf8')
    .then((text): Record<string, unknown> => JSON.parse(text))
    .catch(() => null);

const withBefore = ({ revision, ...rest }: Record<string, unknown>, before: object[]) => ({
  revision,
  before,
  ...rest,
});

/**
 * Re-signs with this machine's key everything that was signed with another trusted key, so that the other key can be
 * retired. Content and hashes do not change.
 */
export async function signReleases(store: ReleaseStore, { unsigned, who, say }: SignOptions): Promise<void> {
  const { id } = await store.keys.own();
  let before: object[] = [];
  let isRegistrySigned = false;

  const signOne = async ({ kind, file, what }: Item) => {
    const found = await readContent(file);
    if (!found) return say(`✖ ${what} cannot be read and was skipped.`);
    const signature = signatureSchema.safeParse(found.signature).data;
    // A revision from a version without signatures lists no ancestors.
    const content = kind === 'revision' && !signature ? withBefore(found, before) : found;
    if (signature) await verify(store.keys, kind, found, what);
    else if (!unsigned) throw new Error(`${what} is not signed. If you know it is yours, use --unsigned.`);
    if (kind === 'revision')
      before = [{ revision: found.revision, hash: hashOf(kind, content) }, ...before].slice(0, NAMED_BEFORE);
    if (signature?.key === id) return;
    await writeWhole(file, await sign(store.keys, kind, content), rename);
    isRegistrySigned ||= kind === 'revision';
    say(`✔ ${what} is signed with ${id}`);
  };

  for (const item of [...(await listReleases(store)), ...(await listRevisions(store))]) {
    await signOne(item).catch((error: Error) => say(`✖ ${error.message}`));
  }
  if (!isRegistrySigned) return;
  // Adds a revision, so that processes that store the newest revision they have seen store one with this signature.
  await store.change(({ releases }) => ({
    releases,
    change: { at: new Date().toISOString(), who, action: 'sign', releases: {} },
  }));
}
