import { LIMITS } from '../../facts/facts.ts';
import type { ReactNode } from 'react';

/** What a change of many rows came to: how many were changed, and those that stayed as they were, each with why. */
export interface BulkOutcome {
  done: number;
  failed: readonly { id: number; name: string; message: string }[];
}

/** One thing that can be done with several rows at once, with what is asked before and said after it. */
export interface BulkAction<Action extends string> {
  id: Action;
  label: string;
  title: (count: number) => string;
  text: string;
  confirm: string;
  done: (count: number) => string;
}

/** Everything that can be done with several rows of a list. */
export interface Bulk<Action extends string = string> {
  actions: readonly BulkAction<Action>[];
  /** Heads the list of rows that could not be changed. */
  unchanged: (count: number) => string;
  /** Said when the call failed without a message of the server. */
  failed: string;
  /** Changes the rows of these ids; rejects when nothing was changed. */
  change: (ids: number[], action: Action) => Promise<BulkOutcome>;
  /** The ids of all rows that the list's filters have found; with it, they can be selected over all pages. */
  everyId?: () => Promise<readonly number[]>;
  /** More that can be done with the selected rows: buttons of the list's own. */
  more?: (ids: readonly number[], clear: () => void) => ReactNode;
}

/** Changes any number of rows, in parts; what was done before a part fails stays done, and `onPart` has heard of it. */
export async function changeInParts(
  ids: readonly number[],
  change: (part: number[]) => Promise<BulkOutcome>,
  onPart: (outcome: BulkOutcome) => void,
): Promise<void> {
  for (let start = 0; start < ids.length; start += LIMITS.bulkRows)
    onPart(await change(ids.slice(start, start + LIMITS.bulkRows)));
}

/** The `updated_at` of the selected rows that are on screen, by id: a row that has changed since is left as it is. */
export const seenByRow = (
  rows: readonly { id: number; updated_at: string }[],
  ids: readonly number[],
): Record<string, string> =>
  Object.fromEntries(rows.filter(({ id }) => ids.includes(id)).map(({ id, updated_at }) => [id, updated_at]));

type BulkText<Group extends string, Action extends string> =
  | `${Group}.${Action}.${'label' | 'title' | 'text' | 'confirm' | 'done'}`
  | `${Group}.${'unchanged' | 'failed'}`;

/**
 * The texts of a list's bulk actions.
 * @param group the key under which they stand: `<group>.<action>.label`, `.title`, `.text`, `.confirm` and `.done`, and
 * `<group>.unchanged` and `<group>.failed`; `title`, `done` and `unchanged` are given a count
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

/** The longest page that a list gives. */
export const LONGEST_PAGE = 100;

interface PageOfIds {
  rows: readonly { id: number }[];
  meta: { last_page: number };
}

/** The ids of all rows of a list, read page by page. @param read gives a page by its number, from 1 */
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
