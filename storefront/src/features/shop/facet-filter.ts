import type { Facet } from '@balsam/shared-api';

/** Options of attributes in an address: `12,14;31` is 12 or 14, and 31. */
const FACETS = /^\d{1,9}(,\d{1,9}){0,49}(;\d{1,9}(,\d{1,9}){0,49}){0,19}$/;

/** The text of an address, or undefined if it is none. */
export const readFacetFilter = (text: string | null): string | undefined =>
  text !== null && FACETS.test(text) ? text : undefined;

const groupsOf = (filter: string | undefined): number[][] =>
  filter === undefined ? [] : filter.split(';').map((group) => group.split(',').map(Number));

const filterOf = (groups: readonly number[][]): string | undefined =>
  groups
    .filter((group) => group.length > 0)
    .map((group) => group.join(','))
    .join(';') || undefined;

/** Ids of the chosen options. */
export const chosenOptions = (filter: string | undefined): number[] => [...new Set(groupsOf(filter).flat())];

/** The filter without an option. Undefined if it was the last one. */
export const withoutOption = (filter: string | undefined, id: number): string | undefined =>
  filterOf(groupsOf(filter).map((group) => group.filter((other) => other !== id)));

/** The filter with an option, which is combined with the others of its attribute by "or". */
export function withOption(filter: string | undefined, { options }: Pick<Facet, 'options'>, id: number): string {
  const own = new Set(options.map((option) => option.id));
  const chosen = chosenOptions(filter).filter((other) => own.has(other) && other !== id);
  const others = groupsOf(filter).map((group) => group.filter((other) => !own.has(other)));
  return filterOf([...others, [...chosen, id]]) ?? String(id);
}
