import { fold } from '../../../text/fold.ts';

export interface CategoryNames {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  is_active: boolean;
}

/**
 * The id of the category that a cell means; undefined for none, and for a name that two of them have.
 * @param kept categories that the product is in or asks for: it stays there also when nothing new may come
 */
export type FindCategory = (cell: string, kept?: readonly number[]) => number | undefined;

const finderOf = (categories: readonly CategoryNames[]) => {
  const keys = new Map(categories.flatMap(({ id, slug }) => [[slug, id] as const, [String(id), id] as const]));
  const names = new Map<string, number | undefined>();
  for (const { id, name, name_ar } of categories)
    for (const key of new Set([fold(name), fold(name_ar)])) names.set(key, names.has(key) ? undefined : id);
  return (cell: string) => keys.get(cell) ?? (fold(cell) === '' ? undefined : names.get(fold(cell)));
};

/**
 * A table may call a category by its name in either language, however it is spelt, by its slug or by its number. What an
 * active one is called means that one, whatever an inactive one is called.
 */
export const categoryFinder = (categories: readonly CategoryNames[]): FindCategory => {
  const findActive = finderOf(categories.filter((category) => category.is_active));
  const findInactive = finderOf(categories.filter((category) => !category.is_active));
  return (cell, kept = []) => {
    const active = findActive(cell);
    if (active !== undefined) return active;
    const inactive = findInactive(cell);
    return inactive !== undefined && kept.includes(inactive) ? inactive : undefined;
  };
};
