import { LIMITS } from '../../facts/facts.ts';
import type { ReactNode } from 'react';

/** Result of a bulk change: the number of changed rows, and the others with their reasons. */
export interface BulkOutcome {
  done: number;
  failed: readonly { id: number; name: string; message: string }[];
}

/** One bulk action, with the texts of its confirmation and its result. */
export interface BulkAction<Action extends string> {
  id: Action;
  label: string;
  title: (count: number) => string;
  text: string;
  confirm: string;
  done: (count: number) => string;
}

/** Bulk actions of a list. */
export interface Bulk<Action extends string = string> {
  actions: readonly BulkAction<Action>[];
  /** Heading of the rows that failed. */
  unchanged: (count: number) => string;
  /** Message for a failed call without one from the server. */
  failed: string;
  /** Changes the rows with these ids; rejects if nothing was changed. */
  change: (ids: number[], action: Action) => Promise<BulkOutcome>;
  /** Ids of all rows that match the filters; allows selecting over all pages. */
  everyId?: () => Promise<readonly number[]>;
  /** Additional buttons for the selected rows. */
  more?: (ids: readonly number[], clear: () => void) => ReactNode;
}

/** Changes rows in batches. If a batch fails, earlier batches stay applied and have been reported to `onPart`. */
export async function changeInBatches(
  ids: readonly number[],
  change: (part: number[]) => Promise<BulkOutcome>,
  onPart: (outcome: BulkOutcome) => void,
): Promise<void> {
  for (let start = 0; start < ids.length; start += LIMITS.bulkRows)
    onPart(await change(ids.slice(start, start + LIMITS.bulkRows)));
}

/** `updated_at` of the selected rows on screen, by id: the server skips a row that has changed since. */
export const seenByRow = (
  rows: readonly { id: number; updated_at: string }[],
  ids: readonly number[],
): Record<string, string> =>
  Object.fromEntries(rows.filter(({ id }) => ids.includes(id)).map(({ id, updated_at }) => [id, updated_at]));

type BulkText<Group extends string, Action extends string> =
  | `${Group}.${Action}.${'label' | 'title' | 'text' | 'confirm' | 'done'}`
  | `${Group}.${'unchanged' | 'failed'}`;

/**
 * Texts of a list's bulk actions.
 * @param group key prefix: `<group>.<action>.label`, `.title`, `.text`, `.confirm` and `.done`, and `<group>.unchanged`
 * and `<group>.failed`; `title`, `done` and `unchanged` get a count
 */
export const bulkTexts = <const Group extends string, const Action extends string>(
  t: (key: BulkText<Group, Action>, options?: { count: number }) => string,
  group: Group,
  actions: readonly Action[],
) => ({
  actions: actions.map((id) => ({
    id,
    label: t(`${group}.${id}.label`),
    title: (count: number) => t(`${group}.${id}.title`, { count }),
    text: t(`${group}.${id}.text`),
    confirm: t(`${group}.${id}.confirm`),
    done: (count: number) => t(`${group}.${id}.done`, { count }),
  })),
  unchanged: (count: number) => t(`${group}.unchanged`, { count }),
  failed: t(`${group}.failed`),
});

/** Longest page of a list call. */
export const LONGEST_PAGE = 100;

interface PageOfIds {
  rows: readonly { id: number }[];
  meta: { last_page: number };
}

/** Ids of all rows of a list, read page by page. @param read reads a page by its number, from 1 */
export async function idsOfAllPages(read: (page: number) => Promise<PageOfIds>): Promise<number[]> {
  const ids = new Set<number>();
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const { rows, meta } = await read(page);
    for (const { id } of rows) ids.add(id);
    last = meta.last_page;
  }
  return [...ids];
}
