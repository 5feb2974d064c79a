import { useCallback, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

/** Changes of this page are reported by `watchers`, those of other tabs by the browser. */
const watch = (notify: () => void) => {
  watchers.add(notify);
  addEventListener('storage', notify);
  return () => {
    watchers.delete(notify);
    removeEventListener('storage', notify);
  };
};

/** Reads a stored text. The browser may forbid storage: then every visit is a first one. */
export const readStored = (name: string): string => {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
};

/** Stores a text; '' removes it. */
export const writeStored = (name: string, value: string): void => {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    return;
  }
  watchers.forEach((notify) => notify());
};

/**
 * A text in local storage, or ''. usehooks-ts would be seven times the size and would not cover what is read before
 * React starts (docs/decisions/0025).
 * @param name storage key; without one, nothing is stored
 * @returns the text and its setter, as with useState. An updater gets the currently stored text, because the rendered
 * one may be outdated: before hydration, or after a write in another tab
 */
export function useLocalStorage(name?: string): [string, (next: string | ((now: string) => string)) => void] {
  const value = useSyncExternalStore(
    watch,
    () => (name ? readStored(name) : ''),
    () => '',
  );
  const keep = useCallback(
    (next: string | ((now: string) => string)) => {
      if (name) writeStored(name, typeof next === 'string' ? next : next(readStored(name)));
    },
    [name],
  );
  return [value, keep];
}
