import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { ShopSearch } from './shop-search.ts';

const PAUSE_MS = 500;
const NOTHING: Partial<ShopSearch> = {};

/**
 * Filters that show at once and reach the address after a pause of 500 ms, several in a row as one change: somebody who
 * ticks three categories asks the server once, and goes back from them in one step.
 */
export function useGatheredChanges(search: ShopSearch, change: (changes: Partial<ShopSearch>) => void) {
  const [gathered, setGathered] = useState(NOTHING);
  const settle = useEffectEvent((changes: Partial<ShopSearch>) => {
    // With the address, which changes in a transition: before it, the filters would be for a moment what they were.
    startTransition(() => setGathered(NOTHING));
    change(changes);
  });
  useEffect(() => {
    if (gathered === NOTHING) return;
    const timer = setTimeout(() => settle(gathered), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [gathered]);

  return {
    shown: { ...search, ...gathered },
    gather: (changes: Partial<ShopSearch>) => setGathered((current) => ({ ...current, ...changes })),
  };
}
