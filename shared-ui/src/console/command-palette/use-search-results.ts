import { useEffect, useEffectEvent, useState } from 'react';
import type { OnSearch, SearchResult } from './command.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;

interface Answer {
  text: string;
  /** Null where the search failed. */
  results: readonly SearchResult[] | null;
}

const NONE: readonly SearchResult[] = [];

/** What the server finds for a text, once the typing pauses; what was typed last decides. */
export function useSearchResults(text: string, onSearch?: OnSearch) {
  const words = text.trim();
  const isAsked = onSearch !== undefined && words.length >= SHORTEST;
  const [answer, setAnswer] = useState<Answer>({ text: '', results: NONE });

  // Another function for the same search must not ask anew.
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

  const isAnswered = isAsked && answer.text === words;
  return {
    results: (isAsked && answer.results) || NONE,
    isSearching: isAsked && !isAnswered,
    hasFailed: isAnswered && answer.results === null,
  };
}
