import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile, type rename } from 'node:fs/promises';
import path from 'node:path';
import { makeReadableFile, makeReadableFolder } from './readable.ts';
import { revisionSchema, type RegistryRevision } from './registry.ts';

const FILE = /^\d{8}\.json$/;
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR']);

export const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && ABSENT.has(error.code);

const fileOf = (revision: number) => `${String(revision).padStart(8, '0')}.json`;

/** Gives null instead of an error when the file or folder is not there. */
const unlessAbsent = <Value>(work: Promise<Value>): Promise<Value | null> =>
  work.catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

function parse(text: string): RegistryRevision | 'broken' {
  try {
    return revisionSchema.parse(JSON.parse(text));
  } catch {
    return 'broken';
  }
}

/** Reads one revision from a file: null when there is none, "broken" when it cannot be understood. */
export async function readRevision(file: string): Promise<RegistryRevision | 'broken' | null> {
  const text = await unlessAbsent(readFile(file, 'utf8'));
  return text === null ? null : parse(text);
}

/** Writes a file that nobody can see before it is whole and on the disk, and hands it to `place`. */
export async function writeWhole(file: string, content: object, place: typeof link | typeof rename): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await makeReadableFolder(path.dirname(file));
  try {
    await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', flush: true });
    await makeReadableFile(draft);
    await place(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The folder of revisions: one file each, numbered without gaps, never changed. */
export const createRevisionFiles = (folder: string) => ({
  /** The numbers of all revisions, the newest first. */
  async numbers(): Promise<number[]> {
    const names = (await unlessAbsent(readdir(folder))) ?? [];
    return names
      .filter((name) => FILE.test(name))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => b - a);
  },

  async read(number: number): Promise<RegistryRevision | 'broken' | null> {
    const found = await readRevision(path.join(folder, fileOf(number)));
    return found && found !== 'broken' && found.revision !== number ? 'broken' : found;
  },

  /**
   * Adds a revision, unless somebody else has taken its number: linking a name that exists fails, so of two writers
   * one is first. An object store does the same with a write that fails when the object exists.
   * @returns whether it was added
   */
  async add(revision: RegistryRevision): Promise<boolean> {
    try {
      await writeWhole(path.join(folder, fileOf(revision.revision)), revision, link);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  },
});
