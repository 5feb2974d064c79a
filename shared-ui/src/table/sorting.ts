/** asc: the least, the first letter or the oldest comes first. */
export type SortOrder = 'asc' | 'desc';

/** What a table can be sorted by, each with the order that a first press gives; the first is how it comes. */
export type Sorts = Readonly<Record<string, SortOrder>>;

/** How a table is sorted, and what sorts it otherwise. */
export interface TableSort {
  sorts: Sorts;
  by: string;
  order: SortOrder;
  onChange: (by: string, order: SortOrder) => void;
}

export const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');
