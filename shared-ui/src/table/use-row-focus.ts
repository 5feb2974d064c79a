import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusStill, isFocusLost, isInDialog } from '../accessibility/focus.ts';
import type { RowKey } from './SelectionBox.tsx';

/**
 * Keeps the place of whoever is in a row that goes, such as one that they have deleted: the focus moves to the row that
 * comes in its place, else to the last one, else to the region of the table. Nobody who is elsewhere is moved.
 * @param keys the rows that are shown
 * @returns what the table's body listens with
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, keys: readonly RowKey[]) {
  const place = useRef<{ key: RowKey; index: number } | null>(null);

  // Also with each other render: the dialog that a row has opened may close after the row has gone.
  useEffect(() => {
    if (!place.current) return;
    const index = keys.indexOf(place.current.key);
    if (index >= 0) place.current.index = index;
    else if (isFocusLost()) {
      const target = body.current?.children[Math.min(place.current.index, keys.length - 1)];
      place.current = null;
      focusStill(target ?? body.current?.closest('[role="region"]'));
    }
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const index = [...currentTarget.children].findIndex((row) => row.contains(target));
      const key = keys[index];
      // The dialogs that a cell opens bubble to here, too, and are in no row.
      if (key !== undefined) place.current = { key, index };
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const isOut = currentTarget.contains(target) && !currentTarget.contains(relatedTarget);
      // Where only the window has lost the focus, the element keeps it.
      if (isOut && !isInDialog(relatedTarget) && document.activeElement !== target) place.current = null;
    },
  };
}
