import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href } from '../page/paths.ts';

/**
 * What stands in the search field. A search that is made or cleared in the shop shows here, too; on other pages the
 * last words stay, for whoever looks at a product and wants to search on.
 */
export function useSearchText() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = pathname === href('shop') ? (params.get('search') ?? '') : null;
  const [text, setText] = useState(asked ?? '');
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    if (asked !== null) setText(asked);
  }
  return [text, setText] as const;
}
