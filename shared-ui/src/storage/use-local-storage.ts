import { useCallback, useSyncExternalStore } from 'react';

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

/** A text that this browser keeps. It may forbid storage: then every visit begins as the first one. */
export const readStored = (name: string): string => {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
};

/** Keeps a text in this browser, '' for none any more. */
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
 * A text that this browser keeps; '' where it keeps none. Of usehooks-ts it would be seven times the bytes, and what is
 * read before React starts would be ours still (docs/decisions/0033).
 * @param name that it is kept under; without one, nothing is kept
 * @returns the text and what keeps another one, in the manner of useState; made from what is kept by then, where it follows from
 * that: a painted page has not read it yet, and other tabs write, too
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
