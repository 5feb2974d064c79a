import type { SortOrder, Sorts, TableSort } from '../../table/sorting.ts';

const ORDERS = ['asc', 'desc'] as const satisfies SortOrder[];

/** Sort parameters in a list's address, as filters. */
export const sortFilters = (sorts: Sorts) => ({ sort: Object.keys(sorts), order: ORDERS });

/** Values of `sortFilters`; '' for the default order. */
type SortValues = Record<'sort' | 'order', string>;

/** Sort state of a list from its address, and its setter. The address omits the default order. */
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
