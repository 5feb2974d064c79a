import { selectCurrency, useAppSelector } from '@balsam/shared-api';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readShopSearch, writeShopSearch, type ShopSearch } from './shop-search.ts';

/** The address of the shop, or of a seller, as the only state of its list. A change goes back to the first page unless it names one. */
export function useShopSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const currency = useAppSelector(selectCurrency);
  const search = readShopSearch(params, currency);

  /** The address with the changes, for links. */
  const hrefWith = (changes: Partial<ShopSearch>): string => {
    const query = writeShopSearch({ ...search, page: 1, ...changes }, currency);
    return query ? `${pathname}?${query}` : pathname;
  };
  /** Goes there, and leaves the page where it is scrolled to. */
  const change = (changes: Partial<ShopSearch>): void => {
    void navigate(hrefWith(changes), { preventScrollReset: true });
  };
  return { search, hrefWith, change };
}
