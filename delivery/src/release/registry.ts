import { z } from 'zod';
import { hashOf, signatureSchema } from './signature.ts';

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

export const withoutCanary = ({ canary: _canary, ...pointer }: Pointer): Pointer => pointer;

/** Who changed what, when and why. Every revision of the registry holds the change that made it. */
const change = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum(['flip', 'rollback', 'canary', 'flip-back', 'disable', 'enable', 'remove', 'sign']),
  /** The releases before and after, by name; null where there was, or is, none. */
  releases: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  reason: z.string().optional(),
});

export type Change = z.infer<typeof change>;

/** How many revisions before it a revision names. */
export const NAMED_BEFORE = 50;

const ancestor = z.object({ revision: z.int().positive(), hash: z.string() });

/** One revision of the registry: a file of its own that is never changed. The newest that counts is in force. */
export const revisionSchema = z.object({
  revision: z.int().positive(),
  /** The revisions that it was made after, the newest first, 50 at most: so a lost or exchanged one is noticed. */
  before: z.array(ancestor),
  releases: z.record(z.string(), pointer),
  change: change.nullable(),
  signature: signatureSchema.optional(),
});

export type RegistryRevision = z.infer<typeof revisionSchema>;

/** Before the first change: nothing is released. */
export const NOTHING_RELEASED: RegistryRevision = { revision: 0, before: [], releases: {}, change: null };

/** Whether a revision has a use for a release. */
export function isNamed({ releases }: RegistryRevision, name: string, version: string): boolean {
  const { current, previous, canary } = releases[name] ?? {};
  return [current, previous, canary?.version].includes(version);
}

/** What the revision after this one names as before it. */
export const namedAfter = (now: RegistryRevision): RegistryRevision['before'] =>
  now.revision === 0
    ? []
    : [{ revision: now.revision, hash: hashOf('revision', now) }, ...now.before].slice(0, NAMED_BEFORE);

/**
 * Whether a newer revision was made by somebody who knew this one. Where it does not, a revision was removed or
 * exchanged in between, and what it said would be undone without anybody's having decided so.
 */
export function follows({ before }: RegistryRevision, now: RegistryRevision): boolean {
  if (now.revision === 0) return true;
  const named = before.find(({ revision }) => revision === now.revision);
  if (named) return named.hash === hashOf('revision', now);
  const oldest = before.at(-1);
  return before.length === NAMED_BEFORE && oldest !== undefined && oldest.revision > now.revision;
}
