import { z } from 'zod';

/** Which releases of one name the people get. */
const pointer = z.object({
  current: z.string(),
  /** What the shell falls back to, and `rollback` goes back to. */
  previous: z.string().nullable(),
  /** A release that some of the people get instead: `percent` of them, always the same ones. */
  canary: z.object({ version: z.string(), percent: z.number(), since: z.iso.datetime() }).optional(),
  /** Nobody gets it; the reason is for those who run the shop. */
  disabled: z.object({ reason: z.string(), since: z.iso.datetime() }).optional(),
});

export type Pointer = z.infer<typeof pointer>;

/** Who changed what, when and why. Every revision of the registry holds the change that made it. */
const change = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum(['flip', 'rollback', 'canary', 'flip-back', 'disable', 'enable']),
  /** The releases before and after, by name; null where there was, or is, none. */
  releases: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  reason: z.string().optional(),
});

export type Change = z.infer<typeof change>;

/** One revision of the registry: a file of its own that is never changed. The newest that can be read is in force. */
export const revisionSchema = z.object({
  revision: z.int().positive(),
  releases: z.record(z.string(), pointer),
  change: change.nullable(),
});

export type RegistryRevision = z.infer<typeof revisionSchema>;

/** Before the first change: nothing is released. */
export const NOTHING_RELEASED: RegistryRevision = { revision: 0, releases: {}, change: null };

/** Whether a revision has a use for a release. */
export function isNamed({ releases }: RegistryRevision, name: string, version: string): boolean {
  const { current, previous, canary } = releases[name] ?? {};
  return [current, previous, canary?.version].includes(version);
}
