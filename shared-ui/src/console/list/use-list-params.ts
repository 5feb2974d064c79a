import { useEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Values of each filter of a list: free text, or a closed set. */
export type ListFilters<Name extends string> = Record<Name, 'text' | readonly string[]>;

/** Page sizes; the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Sorting does not filter. */
const SORT_NAMES: ReadonlySet<string> = new Set(['sort', 'order']);

interface ListState<Name extends string> {
  /** From 1. */
  page: number;
  /** Page size, if the address names one. */
  perPage?: number;
  /** '' for none or an unknown value. */
  values: Record<Name, string>;
}

const readPage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

const readPageSize = (text: string | null): number | undefined => {
  const size = Number(text);
  return PAGE_SIZES.find((allowed) => allowed === size);
};

/** List state from an address. */
export function readListState<Name extends string>(
  filters: ListFilters<Name>,
  search: URLSearchParams,
): ListState<Name> {
  const read = (name: Name): string => {
    const value = search.get(name) ?? '';
    const allowed = filters[name];
    return allowed === 'text' || allowed.includes(value) ? value : '';
  };
  const names = Object.keys(filters) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  return { page: readPage(search.get('page')), perPage: readPageSize(search.get('per_page')), values };
}

/** Query of a list call from an address. */
export function readListQuery<Name extends string>(filters: ListFilters<Name>, search: URLSearchParams) {
  const { values, ...state } = readListState(filters, search);
  return { ...state, ...values };
}

/**
 * State of a list screen, stored in its address: it survives Back, a reload and sharing. Changing a filter starts again
 * at page 1. Not nuqs, which writes the address with a delay and adds 6 kB (docs/decisions/0025).
 */
export function useListParams<Name extends string>(filters: ListFilters<Name>) {
  const [params, setParams] = useSearchParams();
  // A second quick change must build on the first, which has not rendered yet.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = (changes: Record<string, string>, options?: NavigateOptions) => {
    const next = new URLSearchParams(latest.current);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParams(next, options);
  };
  const state = readListState(filters, params);
  return {
    ...state,
    /** A filter is set, so an empty list only means that nothing matched. */
    isFiltered: Object.entries(state.values).some(([name, value]) => value !== '' && !SORT_NAMES.has(name)),
    setValue: (name: Name, value: string) => change({ [name]: value }, { replace: true }),
    setValues: (changes: Readonly<Record<string, string>>) => change(changes, { replace: true }),
    setPage: (page: number, options?: NavigateOptions) => change({ page: String(page) }, options),
    /** For a list whose call takes `per_page`; changing the size starts at page 1. */
    pageSize: {
      value: state.perPage ?? PAGE_SIZES[0],
      onChange: (size: number) => change({ per_page: size === PAGE_SIZES[0] ? '' : String(size) }, { replace: true }),
    },
  };
}
