import { useEffect, useEffectEvent, useState } from 'react';
import type { OnSearch, SearchResult } from './command.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;

interface Answer {
  text: string;
  /** Null if the search failed. */
  results: readonly SearchResult[] | null;
}

const NONE: readonly SearchResult[] = [];

/** Search results for exactly this text, after a pause in typing: Enter must not open a result of an earlier text. */
export function useSearchResults(text: string, onSearch?: OnSearch) {
  const words = text.trim();
  const isAsked = onSearch !== undefined && words.length >= SHORTEST;
  const [response, setAnswer] = useState<Answer>({ text: '', results: NONE });

  // A new function for the same search must not trigger another request.
  const ask = useEffectEvent(async (wanted: string) => onSearch?.(wanted) ?? NONE);

  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const tell = (results: Answer['results']) => isWanted && setAnswer({ text: words, results });
    const timer = setTimeout(() => ask(words).then(tell, () => tell(null)), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isAsked, words]);

  const isAnswered = isAsked && response.text === words;
  return {
    results: (isAnswered && response.results) || NONE,
    isSearching: isAsked && !isAnswered,
    hasFailed: isAnswered && response.results === null,
  };
}
