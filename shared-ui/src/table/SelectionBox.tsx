import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

export type RowKey = string | number;

export interface TableSelection {
  /** Keys of the selected rows. */
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
}

const Box = (props: ComponentPropsWithRef<'input'>) => (
  <input type="checkbox" className="form-check-input" {...props} />
);

/** Checkbox of one row, named by the row. */
export function SelectRow({ selected, onChange, row, nameId }: TableSelection & { row: RowKey; nameId: string }) {
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(row)) next.add(row);
    onChange(next);
  };
  return <Box checked={selected.has(row)} onChange={toggle} aria-labelledby={nameId} />;
}

/** Checkbox of all shown rows, indeterminate if only some are selected. */
export function SelectAll({ selected, onChange, rows }: TableSelection & { rows: readonly RowKey[] }) {
  const { t } = useTranslation('kit');
  const count = rows.filter((row) => selected.has(row)).length;
  const isWhole = count > 0 && count === rows.length;
  const toggle = () => {
    const others = [...selected].filter((key) => !rows.includes(key));
    onChange(new Set(isWhole ? others : [...others, ...rows]));
  };
  return (
    <label>
      <Box
        checked={isWhole}
        disabled={rows.length === 0}
        onChange={toggle}
        // HTML has no attribute for the indeterminate state.
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
      />
      <span>{t('table.selectAll')}</span>
    </label>
  );
}
