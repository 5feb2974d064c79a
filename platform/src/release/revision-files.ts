import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile, type rename } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './error-code.ts';
import type { Keys } from './keys.ts';
import { makeReadableFile, makeReadableFolder } from './file-modes.ts';
import { revisionSchema, type RegistryRevision } from './registry.ts';
import { Refusal, sign, verify } from './signature.ts';

const FILE = /^\d{8}\.json$/;
const LAST_NUMBER = 99_999_999;

const fileOf = (revision: number) => `${String(revision).padStart(8, '0')}.json`;

/** Resolves to null if the file or folder does not exist. */
const unlessAbsent = <Value>(work: Promise<Value>): Promise<Value | null> =>
  work.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  });

/** Content of a revision file: an Error if it is invalid, null if it does not exist. */
export type StoredRevision = RegistryRevision | Error | null;

async function parse(keys: Keys, text: string, what: string): Promise<RegistryRevision | Error> {
  const torn = new Error(`${what} is truncated, empty or not a revision. The revision before it remains in force.`);
  try {
    const content: unknown = JSON.parse(text);
    if (!revisionSchema.partial({ before: true }).safeParse(content).success) return torn;
    await verify(keys, 'revision', content, what);
    revisionSchema.parse(content);
    // Not the parsed value: unknown fields are signed too, and are part of the hash.
    return content as RegistryRevision;
  } catch (error) {
    return error instanceof Refusal ? error : torn;
  }
}

/** Reads a revision: null if there is none, an Error if it is invalid. */
export async function readRevision(keys: Keys, file: string, what: string): Promise<StoredRevision> {
  const text = await unlessAbsent(readFile(file, 'utf8'));
  return text === null ? null : parse(keys, text, what);
}

/** Writes a file completely and flushes it to disk before `place` makes it visible. */
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

/** Folder of revisions: one immutable signed file each, numbered without gaps. */
export const createRevisionFiles = (folder: string, keys: Keys) => ({
  fileOf: (revision: number): string => path.join(folder, fileOf(revision)),

  /** Numbers of all revisions, newest first. */
  async numbers(): Promise<number[]> {
    const names = (await unlessAbsent(readdir(folder))) ?? [];
    return names
      .filter((name) => FILE.test(name))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => b - a);
  },

  async read(number: number): Promise<StoredRevision> {
    const what = `registry/${fileOf(number)}`;
    const found = await readRevision(keys, path.join(folder, fileOf(number)), what);
    if (!found || found instanceof Error || found.revision === number) return found;
    return new Error(`${what} is a copy of revision ${found.revision} and is ignored. Remove it.`);
  },

  /**
   * Signs and adds a revision unless its number is taken: `link` fails if the name exists, so one of two writers wins.
   * On an object store, a conditional write does the same.
   * @returns the added revision, or null
   */
  async add(revision: RegistryRevision): Promise<RegistryRevision | null> {
    if (revision.revision > LAST_NUMBER)
      throw new Error(`registry/${fileOf(LAST_NUMBER)} uses the last available number. Remove it.`);
    const signed = await sign(keys, 'revision', revision);
    try {
      await writeWhole(path.join(folder, fileOf(revision.revision)), signed, link);
      return signed;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return null;
      throw error;
    }
  },
});
