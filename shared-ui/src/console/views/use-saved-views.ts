import { useMemo } from 'react';
import { useLocalStorage } from '../../storage/use-local-storage.ts';
import { readViews, type ListView } from './list-view.ts';

/**
 * A person's own views of a list, stored in the browser.
 * @param list storage key; without one, views cannot be saved
 */
export function useSavedViews(list?: string) {
  const [kept, keep] = useLocalStorage(list && `views:${list}`);
  const views = useMemo(() => readViews(kept), [kept]);
  const write = (next: readonly ListView[]) => keep(next.length > 0 ? JSON.stringify(next) : '');
  return {
    views,
    add: (view: ListView) => write([...views, view]),
    /** Replaces the view of this name. */
    replace: (name: string, view: ListView) => write(views.map((other) => (other.name === name ? view : other))),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}
