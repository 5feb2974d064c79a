import { useEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** What each filter of a list may hold: free text, or one of a closed set of values. */
export type ListFilters<Name extends string> = Record<Name, 'text' | readonly string[]>;

/** How many rows a page of a list may have; the first is what it has unless somebody chooses. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** They order a list and leave nothing out. */
const SORT_NAMES: ReadonlySet<string> = new Set(['sort', 'order']);

interface ListState<Name extends string> {
  /** From 1. */
  page: number;
  /** How many rows a page has, where the address says so. */
  perPage?: number;
  /** '' where nothing is chosen; a value that the list does not know counts as nothing. */
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

/** The state of a list as an address holds it. */
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

/** What a list asks for at an address. */
export function readListQuery<Name extends string>(filters: ListFilters<Name>, search: URLSearchParams) {
  const { values, ...state } = readListState(filters, search);
  return { ...state, ...values };
}

/**
 * The state of a list screen, kept in its address: it survives Back, a reload and being sent to a colleague.
 * Changing a filter starts again at page 1. Not nuqs, which writes the address after a pause, and comes with 6 kB
 * (docs/decisions/0033).
 */
export function useListParams<Name extends string>(filters: ListFilters<Name>) {
  const [params, setParams] = useSearchParams();
  // Two changes in quick succession: the second must not begin from before the first, which the page is yet to show.
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
    /** Something is chosen, so an empty list means no more than that nothing matched. */
    isFiltered: Object.entries(state.values).some(([name, value]) => value !== '' && !SORT_NAMES.has(name)),
    setValue: (name: Name, value: string) => change({ [name]: value }, { replace: true }),
    setValues: (changes: Readonly<Record<string, string>>) => change(changes, { replace: true }),
    setPage: (page: number, options?: NavigateOptions) => change({ page: String(page) }, options),
    /** For a list whose call takes `per_page`; another length of the pages begins at the first. */
    pageSize: {
      value: state.perPage ?? PAGE_SIZES[0],
      onChange: (size: number) => change({ per_page: size === PAGE_SIZES[0] ? '' : String(size) }, { replace: true }),
    },
  };
}
