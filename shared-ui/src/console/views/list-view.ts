/** A named set of filters. */
export interface ListView {
  name: string;
  /** Query string of the filters, without the question mark: `approval=0`. */
  query: string;
}

/** A built-in view of a list. */
export interface BuiltInView extends ListView {
  id: string;
}

/** Filters of an address in canonical order, without page and page size, for comparison. */
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

/** Stored views; invalid content counts as none. */
export function readViews(kept: string): ListView[] {
  try {
    const values: unknown = JSON.parse(kept || '[]');
    return Array.isArray(values) ? values.filter(isView) : [];
  } catch {
    return [];
  }
}
