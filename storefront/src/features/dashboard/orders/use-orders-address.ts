import { useLocation, useSearchParams } from 'react-router-dom';

const readNumber = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Search, page of the list and open order, all in the URL: `?search=PO-7&page=2&order=90`. */
export function useOrdersAddress() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();

  const change = (orderId: number | null) => {
    const next = new URLSearchParams(search);
    if (orderId === null) next.delete('order');
    else next.set('order', String(orderId));
    // The Back button closes an open order and does not reopen a closed one.
    setSearch(next, { replace: orderId === null, preventScrollReset: true });
  };
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(search);
    next.delete('order');
    next.set('page', String(page));
    return `${pathname}?${next}`;
  };

  const find = (text: string) =>
    setSearch(text === '' ? {} : { search: text }, { replace: true, preventScrollReset: true });

  return {
    search: search.get('search') ?? '',
    find,
    page: readNumber(search.get('page')) ?? 1,
    orderId: readNumber(search.get('order')),
    hrefFor,
    open: (orderId: number) => change(orderId),
    close: () => change(null),
  };
}
