import { useId } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import { useTranslation } from 'react-i18next';
import { isSortable, type DataTableColumn } from './column.ts';
import type { SortOrder, TableSort } from './sorting.ts';

interface SortSelectProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort;
}

const ORDERS: readonly SortOrder[] = ['asc', 'desc'];

/** Sort control for phones, where rows are cards without headers. */
export function SortSelect<Row>({ columns, sort }: SortSelectProps<Row>) {
  const { t } = useTranslation('kit');
  const id = useId();
  const choices = columns
    .filter(isSortable)
    .flatMap(({ header, sortBy: by }) => ORDERS.map((order) => ({ header, by, order, value: `${by} ${order}` })));
  const choose = (value: string) => {
    const choice = choices.find((each) => each.value === value);
    if (choice) sort.onChange(choice.by, choice.order);
  };
  return (
    <div className="sort-select">
      <label htmlFor={id}>{t('table.sort')}</label>
      <FormSelect
        id={id}
        size="sm"
        value={`${sort.by} ${sort.order}`}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        {choices.map(({ header, order, value }) => (
          <option key={value} value={value}>
            {t(`table.sorted.${order}`, { column: header })}
          </option>
        ))}
      </FormSelect>
    </div>
  );
}
