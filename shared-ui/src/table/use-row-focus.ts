import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusStill, isFocusLost, isInDialog } from '../accessibility/focus.ts';
import type { RowKey } from './SelectionBox.tsx';

/**
 * Keeps the focus in the table when the focused row disappears, for example by deletion: it moves to the row that takes
 * its place, else to the last row, else to the table's region.
 * @param keys keys of the shown rows
 * @returns event handlers for the table body
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, keys: readonly RowKey[]) {
  const place = useRef<{ key: RowKey; index: number } | null>(null);

  // At every render: a row's dialog may close after the row has disappeared.
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
      // Events of a cell's dialogs bubble to here too, but belong to no row.
      if (key !== undefined) place.current = { key, index };
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const isOut = currentTarget.contains(target) && !currentTarget.contains(relatedTarget);
      // If only the window lost the focus, the element keeps it.
      if (isOut && !isInDialog(relatedTarget) && document.activeElement !== target) place.current = null;
    },
  };
}
