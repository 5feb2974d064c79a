import { useLocation, useSearchParams } from 'react-router-dom';

const readNumber = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Page of the list and open order, both in the URL: `?page=2&order=90`. */
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
  return {
    page: readNumber(search.get('page')) ?? 1,
    orderId: readNumber(search.get('order')),
    hrefFor: (page: number) => `${pathname}?page=${page}`,
    open: (orderId: number) => change(orderId),
    close: () => change(null),
  };
}
