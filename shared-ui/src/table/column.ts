import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Names the row: heading of its card on a phone, and name of its checkbox. */
  primary?: boolean;
  /** The header is for screen readers only, as in a column of buttons. */
  hideHeader?: boolean;
  /** Hidden until the person chooses it. */
  optional?: boolean;
  /** Sort parameter of the column, if the list can be sorted by it. */
  sortBy?: string;
}

export const isSortable = <Row>(column: DataTableColumn<Row>): column is DataTableColumn<Row> & { sortBy: string } =>
  column.sortBy !== undefined;

export const cellClass = <Row>({ align, primary }: DataTableColumn<Row>) =>
  classNames(align && align !== 'start' && `cell-${align}`, primary && 'cell-primary') || undefined;
