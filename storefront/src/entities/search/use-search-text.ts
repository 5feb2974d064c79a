import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href } from '../page/paths.ts';

/**
 * Text of the search field. Follows searches made or cleared in the shop; on other pages the last text stays, so that
 * the search can be continued.
 */
export function useSearchText() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const shopSearch = pathname === href('shop') ? (params.get('search') ?? '') : null;
  const [text, setText] = useState(shopSearch ?? '');
  const [lastShopSearch, setLastShopSearch] = useState(shopSearch);
  if (lastShopSearch !== shopSearch) {
    setLastShopSearch(shopSearch);
    if (shopSearch !== null) setText(shopSearch);
  }
  return [text, setText] as const;
}
