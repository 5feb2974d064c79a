import { useMemo } from 'react';
import { useLocalStorage } from '../storage/use-local-storage.ts';
import type { DataTableColumn } from './column.ts';

/**
 * Visible columns of a table, stored in the browser. Only differences from the default are stored, so that a new column
 * appears for everyone.
 * @param table storage key; without one, the default columns are shown
 */
export function useColumnChoice<Row>(columns: readonly DataTableColumn<Row>[], table?: string) {
  const [kept, keep] = useLocalStorage(table && `columns:${table}`);
  const { toggled, shown } = useMemo(() => {
    const ids = new Set(kept.split(' ').filter(Boolean));
    return {
      toggled: ids,
      shown: columns.filter(({ id, optional = false, primary }) => primary || optional === ids.has(id)),
    };
  }, [columns, kept]);

  const toggle = (id: string) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    keep([...next].join(' '));
  };
  return {
    shown,
    isShown: (column: DataTableColumn<Row>) => shown.includes(column),
    toggle,
    reset: () => keep(''),
  };
}
