import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Keys } from './keys.ts';
import type { Problems } from './problems.ts';
import { follows, namedAfter, NOTHING_RELEASED, type RegistryRevision } from './registry.ts';
import { createRevisionFiles, readRevision, writeWhole, type FoundRevision } from './revision-files.ts';
import { Refusal } from './signature.ts';

/** What a process knows of the registry: the revision in force, and the newest number, which may not count. */
interface Known {
  inForce: RegistryRevision;
  newest: number;
}

/** Nobody reads again for every page what did not count: it is given this time to change. */
const REST_MS = 2_000;

const newer = (one: RegistryRevision, other: RegistryRevision) => (other.revision > one.revision ? other : one);

/** A change of the registry that is still to be numbered. */
type NextRevision = Pick<RegistryRevision, 'releases' | 'change'>;

/** Where the registry is, who is believed, and where this process keeps the newest revision that it has seen. */
interface RegistryOptions {
  folder: string;
  keys: Keys;
  lastRevisionFile: string;
  problems: Problems;
}

/**
 * The registry in a folder. Any number of processes, on any number of machines, may read and change it. Only what is
 * signed counts, and nobody goes back to an older revision than the newest that they have seen, whatever becomes of the
 * folder.
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

  /** For whoever starts next: the folder may be away by then, or older than it was. */
  async function keep(revision: RegistryRevision): Promise<void> {
    try {
      const last = await readLast();
      if (!last || last.revision < revision.revision) await writeWhole(lastRevisionFile, revision, rename);
    } catch (cause) {
      const cure = 'Let this process write it, or name another file in LAST_REVISION_FILE.';
      note(new Error(`The newest revision cannot be kept in ${lastRevisionFile}. ${cure}`, { cause }));
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
      `Revision ${revision} of the registry is gone, and stays in force here. The next change comes after it: nothing else is to be done.`,
    );

  const lostBefore = (found: RegistryRevision, now: RegistryRevision) =>
    new Refusal(
      `Revision ${found.revision} of the registry does not follow revision ${now.revision}, which was in force here: that one was removed or exchanged. ${now.revision} stays in force. Put ${files.fileOf(now.revision)} back and release again; or, if it is lost for good, remove ${lastRevisionFile} and start anew.`,
    );

  /** Reads a revision that is to come into force after this one: an Error when it does not count. */
  async function readAfter(now: RegistryRevision, number: number): Promise<FoundRevision> {
    const read = await files.read(number);
    const found = read && !(read instanceof Error) && !follows(read, now) ? lostBefore(read, now) : read;
    if (found instanceof Error) note(found);
    return found;
  }

  /**
   * Looks at the whole folder for a newer revision than is known here.
   * @throws Refusal when there are revisions, but none that counts, and none was ever seen
   */
  async function look(): Promise<Known> {
    const [numbers, last] = await Promise.all([files.numbers(), readLast()]);
    const now = newer(known?.inForce ?? NOTHING_RELEASED, last ?? NOTHING_RELEASED);
    const [highest = 0] = numbers;
    // A number that anybody may have seen is not given a second time.
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

  /** Reads on from what is known, to the newest. */
  async function readOn({ inForce, newest }: Known): Promise<Known> {
    for (;;) {
      const found = await readAfter(inForce, newest + 1);
      if (!found) return { inForce, newest };
      newest += 1;
      if (!(found instanceof Error)) inForce = found;
    }
  }

  /** Where to read on: now and then from what is in force, as what did not count may have been put right. */
  const whereFrom = (at: Known): Known => {
    if (at.newest === at.inForce.revision || performance.now() < readAgainAt) return at;
    readAgainAt = performance.now() + REST_MS;
    return { inForce: at.inForce, newest: at.inForce.revision };
  };

  /** Looks for the first time, but not for every page while nothing counts. */
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
     * The registry in force. Cheap enough for every request: it looks for the next number only. When nothing can be
     * read, what this process has seen last, or the one before it, stays in force.
     * @throws Refusal when there are revisions, but none that counts
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
     * Changes the registry. `describe` gets what is in force and gives what is to be; when somebody else was faster it
     * is asked again, so that no change is lost. What it throws refuses the change.
     * @returns the new revision, or null when `describe` found nothing to change
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

    /** The last `count` revisions that count, the newest first: the log of all changes. */
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
