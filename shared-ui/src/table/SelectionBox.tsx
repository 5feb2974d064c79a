import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

export type RowKey = string | number;

export interface TableSelection {
  /** The keys of the selected rows. */
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
}

const Box = (props: ComponentPropsWithRef<'input'>) => (
  <input type="checkbox" className="form-check-input" {...props} />
);

/** Selects one row, and is named by it. */
export function SelectRow({ selected, onChange, row, nameId }: TableSelection & { row: RowKey; nameId: string }) {
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(row)) next.add(row);
    onChange(next);
  };
  return <Box checked={selected.has(row)} onChange={toggle} aria-labelledby={nameId} />;
}

/** Selects all rows that are shown, or none of them; where some are selected, it stands in between. */
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
        // HTML has no attribute for the third state.
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
      />
      <span>{t('table.selectAll')}</span>
    </label>
  );
}
