import { useMemo } from 'react';
import { useLocalStorage } from '../storage/use-local-storage.ts';
import type { DataTableColumn } from './column.ts';

/**
 * Which columns of a table a person wants to see; it survives a reload. What is kept are the columns that differ from
 * how they come, so that a new column appears to everybody.
 * @param table the name that it is kept under; without one, the columns are shown as they come
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
