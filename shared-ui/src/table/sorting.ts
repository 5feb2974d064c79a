/** asc: smallest, first in the alphabet or oldest first. */
export type SortOrder = 'asc' | 'desc';

/** Sort keys, each with the order of its first click; the first one is the default. */
export type Sorts = Readonly<Record<string, SortOrder>>;

/** Sort state of a table, and its setter. */
export interface TableSort {
  sorts: Sorts;
  by: string;
  order: SortOrder;
  onChange: (by: string, order: SortOrder) => void;
}

export const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');
