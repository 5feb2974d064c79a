import { plainNumber } from '@balsam/shared-ui';
import { useState } from 'react';

/** With two digits after the point at most, which is right in every currency; null for what is no price. */
const readPrice = (text: string): number | null => {
  const typed = plainNumber(text);
  return /^\d+(\.\d+)?$/.test(typed) ? Math.round(Number(typed) * 100) / 100 : null;
};

/**
 * A price that is typed or dragged over the one in force. What is typed stays as it is typed.
 * @param price the one in force, which stands in for what is no price
 */
export function usePriceDraft(price: number) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === String(price)) setDraft(null);
  const text = draft ?? String(price);
  return {
    text,
    amount: readPrice(text) ?? price,
    isTouched: draft !== null,
    setText: setDraft,
    /** Shows the price in force again. */
    drop: () => setDraft(null),
  };
}
