import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Keys } from './keys.ts';
import type { Problems } from './problems.ts';
import { follows, namedAfter, NOTHING_RELEASED, type RegistryRevision } from './registry.ts';
import { createRevisionFiles, readRevision, writeWhole, type StoredRevision } from './revision-files.ts';
import { Refusal } from './signature.ts';

/** State of the registry in this process: the current revision, and the highest number seen, which may be invalid. */
interface Known {
  inForce: RegistryRevision;
  newest: number;
}

/** Pause before invalid revisions are read again. */
const REST_MS = 2_000;

const newer = (one: RegistryRevision, other: RegistryRevision) => (other.revision > one.revision ? other : one);

/** Revision without its number. */
type NextRevision = Pick<RegistryRevision, 'releases' | 'change'>;

/**
 * Location of the registry, trusted keys, and the file in which this process stores the newest revision it has seen.
 */
interface RegistryOptions {
  folder: string;
  keys: Keys;
  lastRevisionFile: string;
  problems: Problems;
}

/**
 * Registry in a folder, shared by any number of processes on any number of machines. Only signed revisions are valid,
 * and no process returns to an older revision than the newest it has seen, whatever happens to the folder.
 */
export function createRegistryFiles({ folder, keys, lastRevisionFile, problems }: RegistryOptions) {
  const files = createRevisionFiles(path.join(folder, 'registry'), keys);
  const { note } = problems;
  let known: Known | undefined;
  let refused: { error: unknown; until: number } | undefined;
  let readAgainAt = 0;

  const readLast = async (): Promise<RegistryRevision | null> => {
    const last = await readRevision(keys, lastRevisionFile, lastRevisionFile).catch(() => null);
    if (last instanceof Error) note(last);
    return last instanceof Error ? null : last;
  };

  /** Stores the newest revision for the next start: the folder may be unavailable or older by then. */
  async function keep(revision: RegistryRevision): Promise<void> {
    try {
      const last = await readLast();
      if (!last || last.revision < revision.revision) await writeWhole(lastRevisionFile, revision, rename);
    } catch (cause) {
      const cure = 'Make the file writable for this process, or set LAST_REVISION_FILE to another file.';
      note(new Error(`The newest revision cannot be stored in ${lastRevisionFile}. ${cure}`, { cause }));
    }
  }

  async function remember(found: Known): Promise<Known> {
    if (known && found.inForce.revision < known.inForce.revision) return known;
    const isNew = found.inForce.revision > (known?.inForce.revision ?? 0);
    known = found;
    if (isNew) await keep(found.inForce);
    return known;
  }

  const gone = ({ revision }: RegistryRevision) =>
    new Error(
      `Revision ${revision} of the registry is missing, but is still in force here. The next change continues after it; nothing needs to be done.`,
    );

  const lostBefore = (found: RegistryRevision, now: RegistryRevision) =>
    new Refusal(
      `Revision ${found.revision} of the registry does not follow revision ${now.revision}, which is in force here and was removed or replaced. ${now.revision} remains in force. Restore ${files.fileOf(now.revision)} and release again. If it is lost, remove ${lastRevisionFile} and restart.`,
    );

  /** Reads the revision that follows `now`; an Error if it is invalid. */
  async function readAfter(now: RegistryRevision, number: number): Promise<StoredRevision> {
    const read = await files.read(number);
    const found = read && !(read instanceof Error) && !follows(read, now) ? lostBefore(read, now) : read;
    if (found instanceof Error) note(found);
    return found;
  }

  /**
   * Scans the whole folder for a newer revision.
   * @throws Refusal if there are revisions but none is valid, and none was ever seen
   */
  async function look(): Promise<Known> {
    const [numbers, last] = await Promise.all([files.numbers(), readLast()]);
    const now = newer(known?.inForce ?? NOTHING_RELEASED, last ?? NOTHING_RELEASED);
    const [highest = 0] = numbers;
    // A number that another process may have seen is never reused.
    const newest = Math.max(highest, now.revision, known?.newest ?? 0);
    let refusal: Refusal | undefined;
    for (const number of numbers) {
      if (number <= now.revision) break;
      const found = await readAfter(now, number);
      if (found && !(found instanceof Error)) return { inForce: found, newest };
      if (found instanceof Refusal) refusal ??= found;
    }
    if (refusal && now.revision === 0) throw refusal;
    if (highest < now.revision) note(gone(now));
    return { inForce: now, newest };
  }

  /** Reads the revisions after the known ones. */
  async function readOn({ inForce, newest }: Known): Promise<Known> {
    for (;;) {
      const found = await readAfter(inForce, newest + 1);
      if (!found) return { inForce, newest };
      newest += 1;
      if (!(found instanceof Error)) inForce = found;
    }
  }

  /**
   * Starting point of the next read: from time to time the current revision, because an invalid later one may have been
   * repaired.
   */
  const whereFrom = (at: Known): Known => {
    if (at.newest === at.inForce.revision || performance.now() < readAgainAt) return at;
    readAgainAt = performance.now() + REST_MS;
    return { inForce: at.inForce, newest: at.inForce.revision };
  };

  /** First scan, with a pause between attempts while nothing is valid. */
  async function lookFirst(): Promise<Known> {
    if (refused && performance.now() < refused.until) throw refused.error;
    try {
      return await look();
    } catch (error) {
      refused = { error, until: performance.now() + REST_MS };
      throw error;
    }
  }

  return {
    /**
     * Current revision. Cheap enough for every request: only the next number is looked up. If nothing can be read, the
     * last revision that this process or the one before it saw remains current.
     * @throws Refusal if there are revisions but none is valid
     */
    async readRegistry(): Promise<RegistryRevision> {
      try {
        return (await remember(await readOn(known ? whereFrom(known) : await lookFirst()))).inForce;
      } catch (error) {
        if (known) return known.inForce;
        throw error;
      }
    },

    /**
     * Changes the registry. `describe` receives the current revision and returns the next; it is called again if
     * another process was faster, so that no change is lost. Errors that it throws abort the change.
     * @returns the new revision, or null if `describe` returned null
     */
    async change(
      describe: (now: RegistryRevision) => NextRevision | null | Promise<NextRevision | null>,
    ): Promise<RegistryRevision | null> {
      for (;;) {
        const { inForce, newest } = await look();
        const next = await describe(inForce);
        if (!next) return null;
        const { releases, change } = next;
        const added = await files.add({ revision: newest + 1, before: namedAfter(inForce), releases, change });
        if (!added) continue;
        await remember({ inForce: added, newest: added.revision });
        return added;
      }
    },

    /** Last `count` valid revisions, newest first: the change log. */
    async history(count: number): Promise<RegistryRevision[]> {
      const found: RegistryRevision[] = [];
      for (const number of await files.numbers()) {
        if (found.length >= count) break;
        const revision = await files.read(number);
        if (revision instanceof Error) note(revision);
        else if (revision) found.push(revision);
      }
      return found;
    },
  };
}
