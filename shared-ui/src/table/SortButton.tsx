import { Icon } from '../icon/Icon.tsx';
import type { DataTableColumn } from './column.ts';
import { opposite, type TableSort } from './sorting.ts';
import { arrowDownIcon, arrowUpIcon } from '../icon/shapes.ts';

interface SortButtonProps<Row> {
  column: DataTableColumn<Row> & { sortBy: string };
  sort: TableSort;
}

/** Header of a sortable column: a click sorts, another one reverses. */
export function SortButton<Row>({ column: { header, sortBy }, sort }: SortButtonProps<Row>) {
  const isSorted = sort.by === sortBy;
  const first = sort.sorts[sortBy] ?? 'asc';
  const order = isSorted ? sort.order : first;
  return (
    <button
      type="button"
      className="sort-button"
      onClick={() => sort.onChange(sortBy, isSorted ? opposite(order) : first)}
    >
      <span>{header}</span>
      <Icon icon={order === 'asc' ? arrowUpIcon : arrowDownIcon} />
    </button>
  );
}
