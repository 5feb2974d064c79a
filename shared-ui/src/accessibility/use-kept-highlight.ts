import { useLayoutEffect, useRef } from 'react';

interface KeptHighlight {
  /** What stands for each option, in the order of the list. */
  keys: readonly (string | number)[];
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
  /** The index at which nobody has marked anything: it stays where it is. */
  unmarked?: number;
  /** The index for when the marked option has gone. */
  gone?: number;
}

/**
 * Keeps the option of a combobox that is highlighted while others come before it or leave.
 * The index stays with the combobox: a copy of it here would lag behind, and a quick Enter would choose nothing.
 */
export function useKeptHighlight(options: KeptHighlight) {
  const { keys, highlightedIndex, setHighlightedIndex, unmarked = -1, gone = unmarked } = options;
  const before = useRef(keys);
  useLayoutEffect(() => {
    const marked = before.current[highlightedIndex];
    before.current = keys;
    if (highlightedIndex === unmarked || marked === keys[highlightedIndex]) return;
    const at = marked === undefined ? -1 : keys.indexOf(marked);
    setHighlightedIndex(at === -1 ? gone : at);
  });
}
