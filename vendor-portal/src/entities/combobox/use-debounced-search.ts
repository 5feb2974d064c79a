import { toastError } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 300;

/** The parts of a lazy query that a search needs. */
type LazySearch<Option> = readonly [
  ask: (text: string) => { unwrap: () => Promise<unknown> },
  result: { data?: Option[]; originalArgs?: string; isError: boolean },
  ...rest: unknown[],
];

/** Debounced search; only the results for the latest text are shown. */
export function useDebouncedSearch<Option>([ask, { data, originalArgs, isError }]: LazySearch<Option>, failed: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    const words = text.trim();
    timer.current = setTimeout(() => {
      if (words !== '')
        ask(words)
          .unwrap()
          .catch(() => toastError(failed));
    }, PAUSE_MS);
  };
  const hasAnswer = originalArgs !== undefined && !isError;
  return { found: hasAnswer ? (data ?? []) : [], search, failure: isError ? failed : undefined };
}
