import { useSearchParams } from 'react-router-dom';
import { readShopSearch, writeShopSearch, type ShopSearch } from './shopSearch.ts';

/** The address of the shop as its only list state. A change goes back to the first page unless it names one. */
export function useShopSearch() {
  const [params, setParams] = useSearchParams();
  const search = readShopSearch(params);
  const changed = (changes: Partial<ShopSearch>) => writeShopSearch({ ...search, page: 1, ...changes });
  return {
    search,
    /** The address with the changes, for links. */
    hrefWith: (changes: Partial<ShopSearch>): string => `/shop?${changed(changes)}`,
    /** Goes there, and leaves the page where it is scrolled to. */
    change: (changes: Partial<ShopSearch>): void => setParams(changed(changes), { preventScrollReset: true }),
  };
}
