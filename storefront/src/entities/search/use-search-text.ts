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
  const asked = pathname === href('shop') ? (params.get('search') ?? '') : null;
  const [text, setText] = useState(asked ?? '');
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    if (asked !== null) setText(asked);
  }
  return [text, setText] as const;
}
