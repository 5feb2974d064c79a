import { normalizeDigits } from '@balsam/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 500;

interface PriceBounds {
  /** What the price is when nothing that makes sense is typed. */
  fallback: number;
  lowest: number;
  highest: number;
}

/** With two digits after the point at most, which is right in every currency. */
const readPrice = (text: string): number | null => {
  const price = Number.parseFloat(normalizeDigits(text));
  return Number.isFinite(price) ? Math.round(price * 100) / 100 : null;
};

/**
 * A price that is typed or dragged over the one in force: shown at once, and kept within its bounds and handed to
 * `onSettle` after a pause of 500 ms, or when the field is left.
 */
export function usePriceDraft(price: number, bounds: PriceBounds, onSettle: (price: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === String(price)) setDraft(null);

  const settle = () => {
    if (draft === null) return;
    const settled = Math.min(bounds.highest, Math.max(bounds.lowest, readPrice(draft) ?? bounds.fallback));
    setDraft(String(settled));
    if (settled !== price) onSettle(settled);
  };
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => settleAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const text = draft ?? String(price);
  return { text, amount: readPrice(text) ?? bounds.fallback, setText: setDraft, settle };
}
