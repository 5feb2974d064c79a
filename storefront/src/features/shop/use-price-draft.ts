import { selectCurrency, useAppSelector, type Currency } from '@balsam/shared-api';
import { CURRENCY_DIGITS } from '@balsam/shared-api/facts';
import { plainNumber } from '@balsam/shared-ui';
import { useState } from 'react';

/** A typed price in major units, rounded to the digits of its currency; null for other text. */
const readPrice = (text: string, currency: Currency): number | null => {
  const typed = plainNumber(text);
  const units = 10 ** CURRENCY_DIGITS[currency];
  return /^\d+(\.\d+)?$/.test(typed) ? Math.round(Number(typed) * units) / units : null;
};

/**
 * A price being typed or dragged. Typed text is not reformatted.
 * @param price the applied price, used if the text is not a price
 */
export function usePriceDraft(price: number) {
  const currency = useAppSelector(selectCurrency);
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === String(price)) setDraft(null);
  const text = draft ?? String(price);
  return {
    text,
    amount: readPrice(text, currency) ?? price,
    isTouched: draft !== null,
    setText: setDraft,
    /** Discards the draft and shows the applied price. */
    drop: () => setDraft(null),
  };
}
