import { useSearchParams } from 'react-router-dom';

/** Filter of the reviews in the URL: `?rating=4&page=2`. Ignores invalid values. */
export function useReviewParams() {
  const [params, setParams] = useSearchParams();
  const rating = /^[1-5]$/.exec(params.get('rating') ?? '')?.[0];
  const page = /^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0];

  /** Replaces the URL; omitted values are removed. */
  const change = (values: { rating?: number; page?: number }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['rating', 'page'] as const) {
          const value = values[name];
          if (value === undefined) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const stars = rating === undefined ? undefined : Number(rating);
  return {
    page: Number(page ?? 1),
    rating: stars,
    setPage: (number: number) => change({ rating: stars, page: number > 1 ? number : undefined }),
    /** Filters by a number of stars, or shows all; starts at the first page. */
    setRating: (wanted: number | undefined) => change({ rating: wanted }),
  };
}
