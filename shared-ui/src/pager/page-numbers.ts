const MOST_NUMBERS = 5;

/** Page numbers to offer: at most five, with the current one in the middle if possible. */
export function pageNumbers(page: number, lastPage: number): number[] {
  const count = Math.min(MOST_NUMBERS, lastPage);
  const centred = page - Math.floor(count / 2);
  const first = Math.max(1, Math.min(centred, lastPage - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
