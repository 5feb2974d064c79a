import { useLayoutEffect, useRef } from 'react';

interface KeptHighlight {
  /** Key of each option, in the order of the list. */
  keys: readonly (string | number)[];
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
  /** Index that means "nothing highlighted"; it is left unchanged. */
  unmarked?: number;
  /** Index after the highlighted option was removed. */
  gone?: number;
}

/**
 * Keeps the highlighted option of a combobox highlighted while options are inserted before it or removed. The combobox
 * owns the index: a copy here would lag behind, and a quick Enter would choose nothing.
 */
export function useStableHighlight(options: KeptHighlight) {
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
