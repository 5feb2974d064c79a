import { z } from 'zod';
import { hashOf, signatureSchema } from './signature.ts';

/** Releases of one name that visitors get. */
const pointer = z.object({
  current: z.string(),
  /** Fallback of the shell, and target of `rollback`. */
  previous: z.string().nullable(),
  /** Release for a share of visitors: `percent` of them, always the same ones. */
  canary: z.object({ version: z.string(), percent: z.number(), since: z.iso.datetime() }).optional(),
  /** Set while the area is not served; the reason is for operators. */
  disabled: z.object({ reason: z.string(), since: z.iso.datetime() }).optional(),
});

export type Pointer = z.infer<typeof pointer>;

export const withoutCanary = ({ canary: _canary, ...pointer }: Pointer): Pointer => pointer;

/** Change that created a revision; stored with it. */
const change = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum(['flip', 'rollback', 'canary', 'flip-back', 'disable', 'enable', 'remove', 'sign']),
  /** Versions before and after, by name; null for none. */
  releases: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  reason: z.string().optional(),
});

export type Change = z.infer<typeof change>;

/** Number of ancestors that a revision lists. */
export const NAMED_BEFORE = 50;

const ancestor = z.object({ revision: z.int().positive(), hash: z.string() });

/** Revision of the registry: an immutable file. The newest valid one is in force. */
export const revisionSchema = z.object({
  revision: z.int().positive(),
  /** Ancestors, newest first, 50 at most, so that a lost or replaced one is noticed. */
  before: z.array(ancestor),
  releases: z.record(z.string(), pointer),
  change: change.nullable(),
  signature: signatureSchema.optional(),
});

export type RegistryRevision = z.infer<typeof revisionSchema>;

/** State before the first change. */
export const NOTHING_RELEASED: RegistryRevision = { revision: 0, before: [], releases: {}, change: null };

/** True if a revision references a release. */
export function isNamed({ releases }: RegistryRevision, name: string, version: string): boolean {
  const { current, previous, canary } = releases[name] ?? {};
  return [current, previous, canary?.version].includes(version);
}

/** Ancestors of the next revision. */
export const namedAfter = (now: RegistryRevision): RegistryRevision['before'] =>
  now.revision === 0
    ? []
    : [{ revision: now.revision, hash: hashOf('revision', now) }, ...now.before].slice(0, NAMED_BEFORE);

/**
 * True if a newer revision was made with knowledge of this one. Otherwise a revision in between was removed or
 * replaced, and its changes would be undone without anyone's decision.
 */
export function follows({ before }: RegistryRevision, now: RegistryRevision): boolean {
  if (now.revision === 0) return true;
  const named = before.find(({ revision }) => revision === now.revision);
  if (named) return named.hash === hashOf('revision', now);
  const oldest = before.at(-1);
  return before.length === NAMED_BEFORE && oldest !== undefined && oldest.revision > now.revision;
}
