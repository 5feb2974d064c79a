import { useEffect, useRef, useState } from 'react';
import { plainNumber } from '../format/format.ts';

interface TypedQuantityOptions {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Pause in typing, in ms. */
  typedDelay: number;
}

/** @returns NaN for digits that are not a whole number: reading half of them would change the quantity */
const readQuantity = (text: string, min: number): number => {
  const typed = plainNumber(text);
  if (!/\d/.test(typed)) return min;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
};

/**
 * A quantity that is typed or stepped. A step counts immediately, typed text after a pause or on blur. Arabic digits
 * and thousands separators are accepted. Text without digits means `min`; anything that is not a whole number or is
 * below `min` is ignored; a number above `max` becomes `max`. An emptied field waits for input.
 */
export function useTypedQuantity({ value, onChange, min, max, typedDelay }: TypedQuantityOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (wanted: number) => {
    clearTimeout(timer.current);
    setDraft(null);
    const next = Math.min(max, wanted);
    if (next >= min && next !== value) onChange(next);
  };
  const apply = (text: string) => change(readQuantity(text, min));
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    if (text !== '') timer.current = setTimeout(() => apply(text), typedDelay);
  };
  const leave = () => {
    if (draft === '') setDraft(null);
    else if (draft !== null) apply(draft);
  };

  return { shown: draft ?? String(value), type, leave, step: (by: number) => change(value + by) };
}
