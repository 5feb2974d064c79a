import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Names the row: it heads the card that a row becomes on a phone, and its checkbox. */
  primary?: boolean;
  /** The header is for screen readers only: a column of buttons. */
  hideHeader?: boolean;
  /** Where columns can be chosen: shown only to whoever chose it. */
  optional?: boolean;
  /** What the list is asked to be sorted by, where it can be by this column. */
  sortBy?: string;
}

export const isSortable = <Row>(column: DataTableColumn<Row>): column is DataTableColumn<Row> & { sortBy: string } =>
  column.sortBy !== undefined;

export const cellClass = <Row>({ align, primary }: DataTableColumn<Row>) =>
  classNames(align && align !== 'start' && `cell-${align}`, primary && 'cell-primary') || undefined;
