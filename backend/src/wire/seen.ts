import { z } from 'zod';
import { AppError, type FieldMessage } from './errors.ts';

// Optimistic concurrency: a write names the state shown to the user and is refused if that state is outdated.

const DESCRIPTION = 'The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since';

/** The `updated_at` on which a form or a one-click change is based. */
export const UpdatedAtSeen = z.iso.datetime().nullable().optional().describe(DESCRIPTION);

/** Body of a one-click change without other fields. */
export const SeenOnly = z.strictObject({ updated_at_seen: UpdatedAtSeen }).optional();

/** The `updated_at` of each row of a bulk change, by id. A row without one is changed unconditionally. */
export const updatedAtSeenByRow = {
  updated_at_seen: z
    .record(z.string().regex(/^\d{1,15}$/), z.iso.datetime())
    .optional()
    .meta({
      description: 'The `updated_at` of the listed rows, by id; a row that has changed since is skipped',
      examples: [{ 7: '2026-03-01T09:00:00.000Z' }],
    }),
};

export type SeenByRow = Readonly<Record<string, string>> | undefined;
export type Seen = string | null | undefined;

const isOutdated = (updatedAt: string | null, seen: Seen): boolean =>
  seen !== undefined && (seen && new Date(seen).toISOString()) !== updatedAt;

/** @throws AppError 409 `changed_meanwhile` unless `seen` is the stored state, or undefined */
export const assertUnchangedSince = (updatedAt: string | null, seen: Seen): void => {
  if (isOutdated(updatedAt, seen)) throw new AppError(409, 'changed_meanwhile');
};

/** Reason for skipping a row of a bulk change, or null if the row has not changed. */
export const changedSince = (row: { id: number; updated_at: string }, seen: SeenByRow): FieldMessage | null =>
  isOutdated(row.updated_at, seen?.[row.id]) ? 'errors.changed_meanwhile' : null;
