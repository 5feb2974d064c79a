import type { SortOrder, Sorts, TableSort } from '../../table/sorting.ts';

const ORDERS = ['asc', 'desc'] as const satisfies SortOrder[];

/** What a list's address holds of how it is sorted, to stand among its filters. */
export const sortFilters = (sorts: Sorts) => ({ sort: Object.keys(sorts), order: ORDERS });

/** The filters of `sortFilters` as they are set: '' where the list is as it comes. */
type SortValues = Record<'sort' | 'order', string>;

/**
 * How a list is sorted by what its address says, and what says otherwise. An address names only what is not as the list
 * comes, so that it stays short and `sort=price` means what it says.
 */
export function listSort(sorts: Sorts, values: SortValues, setValues: (changes: SortValues) => void): TableSort {
  const usual = Object.keys(sorts)[0] ?? '';
  const by = values.sort || usual;
  return {
    sorts,
    by,
    order: ORDERS.find((order) => order === values.order) ?? sorts[by] ?? 'asc',
    onChange: (next, order) => {
      const isFirst = order === sorts[next];
      setValues({ sort: next === usual && isFirst ? '' : next, order: isFirst ? '' : order });
    },
  };
}
