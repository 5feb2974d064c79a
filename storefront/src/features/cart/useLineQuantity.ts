import type { CartItem } from '@balsam/shared-api';
import { normalizeDigits } from '@balsam/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useUpdateCartItemMutation } from '../../cart/cartApi.ts';

const TYPING_PAUSE_MS = 500;

/** The quantity that someone meant by what they typed: Arabic digits count, and what is no number means one. */
const readQuantity = (text: string): number => {
  const wanted = Number.parseInt(normalizeDigits(text), 10);
  return Number.isNaN(wanted) ? 1 : wanted;
};

/**
 * The quantity of one line: buttons change it at once, typing after a pause of 500 ms or when the field is left.
 * Below one nothing happens, and a field that was emptied waits for what comes next.
 */
export function useLineQuantity({ id, quantity }: CartItem) {
  const [update, { error }] = useUpdateCartItemMutation();
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (wanted: number) => {
    if (wanted >= 1 && wanted !== quantity) void update({ id, quantity: wanted });
  };
  const apply = (text: string) => {
    clearTimeout(timer.current);
    setDraft(null);
    if (text !== '') change(readQuantity(text));
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    if (text !== '') timer.current = setTimeout(() => apply(text), TYPING_PAUSE_MS);
  };
  const leave = () => {
    if (draft !== null) apply(draft);
  };

  return { shown: draft ?? String(quantity), error, type, leave, step: (by: number) => change(quantity + by) };
}
