import { useMemo, useSyncExternalStore } from 'react';
import type { DataTableColumn } from './column.ts';

const keyOf = (table: string) => `columns:${table}`;

const watchers = new Set<() => void>();

/** This page's own changes come by `watchers`, those of other tabs by the browser. */
const watch = (notify: () => void) => {
  watchers.add(notify);
  addEventListener('storage', notify);
  return () => {
    watchers.delete(notify);
    removeEventListener('storage', notify);
  };
};

// A browser may forbid storage: then every visit begins with the columns as they come.
const read = (table: string): string => {
  try {
    return localStorage.getItem(keyOf(table)) ?? '';
  } catch {
    return '';
  }
};

const write = (table: string, ids: readonly string[]): void => {
  try {
    if (ids.length > 0) localStorage.setItem(keyOf(table), ids.join(' '));
    else localStorage.removeItem(keyOf(table));
  } catch {
    return;
  }
  watchers.forEach((notify) => notify());
};

/**
 * Which columns of a table a person wants to see; it survives a reload. What is kept are the columns that differ from
 * how they come, so that a new column appears to everybody.
 * @param table the name that it is kept under; without one, the columns are shown as they come
 */
export function useColumnChoice<Row>(columns: readonly DataTableColumn<Row>[], table = '') {
  const kept = useSyncExternalStore(
    watch,
    () => (table ? read(table) : ''),
    () => '',
  );
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
    write(table, [...next]);
  };
  return {
    shown,
    isShown: (column: DataTableColumn<Row>) => shown.includes(column),
    toggle,
    reset: () => write(table, []),
  };
}
