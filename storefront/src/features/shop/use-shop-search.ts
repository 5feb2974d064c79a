import { selectCurrency, useAppSelector } from '@balsam/shared-api';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readShopSearch, writeShopSearch, type ShopSearch } from './shop-search.ts';

/**
 * List state of the shop or of a seller, stored only in the URL. A change returns to the first page unless it sets one.
 */
export function useShopSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const currency = useAppSelector(selectCurrency);
  const search = readShopSearch(params, currency);

  /** URL with the changes applied, for links. */
  const hrefWith = (changes: Partial<ShopSearch>): string => {
    const query = writeShopSearch({ ...search, page: 1, ...changes }, currency);
    return query ? `${pathname}?${query}` : pathname;
  };
  /** Navigates with the changes and preserves the scroll position. */
  const change = (changes: Partial<ShopSearch>): void => {
    void navigate(hrefWith(changes), { preventScrollReset: true });
  };
  return { search, hrefWith, change };
}
