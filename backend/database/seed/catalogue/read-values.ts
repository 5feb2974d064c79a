import { ATTRIBUTE_VALUES } from './attribute-values.ts';
import { categories } from './categories.ts';

/** Values of a family: for each attribute one for all items, or one for each. A value is a list of words. */
export type FamilyValues = ReadonlyMap<string, readonly (readonly string[])[]>;

const NONE = '-';

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const wordsOf = (cell: string) => (cell === NONE ? [] : cell.split(/\s+/));

/** Codes of the attributes of a category, in order. */
export const attributesOfCategory = (slug: string): string[] => {
  const [heading = []] = linesOf(ATTRIBUTE_VALUES[slug] ?? '');
  return heading.slice(1);
};

/** Values of every family by its code. */
export const VALUES_BY_FAMILY: ReadonlyMap<string, FamilyValues> = new Map(
  categories.flatMap(({ slug }) => {
    const [heading = [], ...rows] = linesOf(ATTRIBUTE_VALUES[slug] ?? '');
    return rows.map((row): [string, FamilyValues] => {
      const cells = row.map((cell, column): [string, string[][]] => [
        heading[column] ?? '',
        cell.split('/').map(wordsOf),
      ]);
      return [row[0] ?? '', new Map(cells.slice(1))];
    });
  }),
);
