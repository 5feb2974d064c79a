import { normalizeDigits } from '@balsam/shared-ui';
import { useState } from 'react';

const GROUPED = /^\d{1,3}([,،]\d{3})+(\.\d+)?$/;

/** With two digits after the point at most, which is right in every currency; null for what is no price. */
const readPrice = (text: string): number | null => {
  const typed = normalizeDigits(text).trim();
  const digits = GROUPED.test(typed) ? typed.replaceAll(/[,،]/g, '') : typed;
  return /^\d+(\.\d+)?$/.test(digits) ? Math.round(Number(digits) * 100) / 100 : null;
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
