import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { ShopSearch } from './shop-search.ts';

const PAUSE_MS = 500;
const NOTHING: Partial<ShopSearch> = {};

/**
 * Shows filter changes immediately and applies them to the URL after a pause of 500 ms. Three quick changes thus cause
 * one request and one history entry.
 */
export function useGatheredChanges(search: ShopSearch, change: (changes: Partial<ShopSearch>) => void) {
  const [gathered, setGathered] = useState(NOTHING);
  const settle = useEffectEvent((changes: Partial<ShopSearch>) => {
    // In the same transition as the URL change; earlier, the filters would briefly show their old state.
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
