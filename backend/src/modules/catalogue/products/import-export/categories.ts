import { fold } from '../../../../text/fold.ts';

export interface CategoryNames {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  is_active: boolean;
}

/**
 * Id of the category named in a cell; undefined if there is none, or if the name is ambiguous.
 * @param kept current and requested categories of the product, allowed even if inactive
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
 * Finds categories by name in either language, ignoring spelling, by slug or by id. Active categories take precedence
 * over inactive ones.
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
