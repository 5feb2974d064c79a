import type { ReturnTerms } from '@balsam/shared-api';

interface Line {
  returns: ReturnTerms;
}

const keyOf = (terms: ReturnTerms) => `${terms.class} ${terms.days}`;

/** Return terms of most of these lines, which need to be stated only once; null if no terms have a majority. */
export function usualTerms(lines: readonly Line[]): ReturnTerms | null {
  const alike = (terms: ReturnTerms) => lines.filter(({ returns }) => keyOf(returns) === keyOf(terms));
  return lines.find(({ returns }) => alike(returns).length > lines.length / 2)?.returns ?? null;
}

/** True if a line must state its own terms. */
export const isUnusual = ({ returns }: Line, usual: ReturnTerms | null): boolean =>
  usual === null || keyOf(returns) !== keyOf(usual);
