import { useSuggestProductsQuery } from './search-api.ts';
import { toSuggestions, type Suggestion } from './suggestions.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

const PAUSE_MS = 300;
const FEWEST_LETTERS = 2;
const MOST_ON_PHONE = 8;
const MOST_ON_DESK = 10;

const isEnough = (words: string) => words.length >= FEWEST_LETTERS;

const isTypedOn = (text: string, earlier: string) => text.startsWith(earlier) || earlier.startsWith(text);

/**
 * Suggestions for the text, requested after a pause in typing. `isCurrent` is true if the rows belong to exactly this
 * text; until then the rows of a text that it continues or shortens stay, to avoid flicker. Without a response there are
 * no rows.
 */
export function useSuggestions(text: string, isWanted: boolean): { suggestions: Suggestion[]; isCurrent: boolean } {
  const trimmed = text.trim();
  const settled = useDebouncedValue(trimmed, PAUSE_MS);
  const isPhone = useIsPhone();
  const isAsked = isWanted && isEnough(trimmed) && isEnough(settled);
  const { data, isFetching, isError } = useSuggestProductsQuery(settled, { skip: !isAsked });
  if (!isAsked || isError || !data || !isTypedOn(trimmed, data.text)) return { suggestions: [], isCurrent: false };
  return {
    suggestions: toSuggestions(data, isPhone ? MOST_ON_PHONE : MOST_ON_DESK),
    isCurrent: !isFetching && settled === trimmed,
  };
}
