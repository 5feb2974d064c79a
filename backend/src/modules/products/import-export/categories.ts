import { fold } from '../../../text/fold.ts';

export interface CategoryNames {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
}

/** The id of the category that a cell means; undefined for none, and for a name that two of them have. */
export type FindCategory = (cell: string) => number | undefined;

/** A table may call a category by its name in either language, however it is spelt, by its slug or by its number. */
export const categoryFinder = (categories: readonly CategoryNames[]): FindCategory => {
  const keys = new Map(categories.flatMap(({ id, slug }) => [[slug, id] as const, [String(id), id] as const]));
  const names = new Map<string, number | undefined>();
  for (const { id, name, name_ar } of categories)
    for (const key of new Set([fold(name), fold(name_ar)])) names.set(key, names.has(key) ? undefined : id);
  return (cell) => keys.get(cell) ?? (fold(cell) === '' ? undefined : names.get(fold(cell)));
};
