/** A named choice of filters. */
export interface ListView {
  name: string;
  /** The filters as the address holds them, without the question mark: `approval=0`. */
  query: string;
}

/** A view that a list comes with. */
export interface BuiltInView extends ListView {
  id: string;
}

/** The filters of an address in one order and without the page and its length, so that two of them can be compared. */
export function filtersOf(query: string | URLSearchParams): string {
  const filters = new URLSearchParams(query);
  filters.delete('page');
  filters.delete('per_page');
  filters.sort();
  return filters.toString();
}

const isView = (value: unknown): value is ListView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** The views that a browser kept; what anybody else wrote there counts as none. */
export function readViews(kept: string): ListView[] {
  try {
    const values: unknown = JSON.parse(kept || '[]');
    return Array.isArray(values) ? values.filter(isView) : [];
  } catch {
    return [];
  }
}
