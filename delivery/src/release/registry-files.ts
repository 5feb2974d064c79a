import { rename } from 'node:fs/promises';
import path from 'node:path';
import { NOTHING_RELEASED, type RegistryRevision } from './registry.ts';
import { createRevisionFiles, readRevision, writeWhole } from './revision-files.ts';

/** What a process knows of the registry: the revision in force, and the newest number, which may be unreadable. */
interface Known {
  inForce: RegistryRevision;
  newest: number;
}

/** A change of the registry that is still to be numbered. */
export type NextRevision = Omit<RegistryRevision, 'revision'>;

/** The registry in a folder. Any number of processes, on any number of machines, may read and change it. */
export function createRegistryFiles(folder: string) {
  const lastGood = path.join(folder, 'last-good.json');
  const files = createRevisionFiles(path.join(folder, 'registry'));
  let known: Known | undefined;

  async function remember(found: Known): Promise<Known> {
    if (known && found.newest <= known.newest) return known;
    const isNew = found.inForce.revision > (known?.inForce.revision ?? 0);
    known = found;
    // A copy for whoever starts while the folder is away. A reader without the right to write serves all the same.
    if (isNew) await writeWhole(lastGood, found.inForce, rename).catch(() => undefined);
    return known;
  }

  /** Looks at the whole folder: the newest revision that can be read, else the last good one. */
  async function look(): Promise<Known> {
    const [numbers, copy] = await Promise.all([files.numbers(), readRevision(lastGood).catch(() => null)]);
    const good = known?.inForce ?? (copy === 'broken' ? null : copy) ?? NOTHING_RELEASED;
    // A number that anybody may have seen is not given a second time.
    const newest = Math.max(numbers[0] ?? 0, good.revision, known?.newest ?? 0);
    for (const number of numbers) {
      const found = await files.read(number);
      if (found && found !== 'broken') return { inForce: found, newest };
    }
    return { inForce: good, newest };
  }

  /** Reads on from what is known, to the newest. */
  async function readOn({ inForce, newest }: Known): Promise<Known> {
    for (;;) {
      const found = await files.read(newest + 1);
      if (!found) return { inForce, newest };
      newest += 1;
      if (found !== 'broken') inForce = found;
    }
  }

  return {
    /**
     * The registry in force. Cheap enough for every request: it looks for the next number only. When nothing can be
     * read, what this process has seen last, or else any process, stays in force.
     */
    async readRegistry(): Promise<RegistryRevision> {
      try {
        const { inForce } = await remember(await readOn(known ?? (await look())));
        return inForce;
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
        const revision = { revision: newest + 1, ...next };
        if (!(await files.add(revision))) continue;
        await remember({ inForce: revision, newest: revision.revision });
        return revision;
      }
    },

    /** The last `count` revisions that can be read, the newest first: the log of all changes. */
    async history(count: number): Promise<RegistryRevision[]> {
      const found: RegistryRevision[] = [];
      for (const number of await files.numbers()) {
        if (found.length >= count) break;
        const revision = await files.read(number);
        if (revision && revision !== 'broken') found.push(revision);
      }
      return found;
    },
  };
}
