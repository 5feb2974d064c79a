import { useEffect, useRef, useState } from 'react';
import { plainNumber } from '../format/format.ts';

interface TypedQuantityOptions {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** How long a pause in typing is, in milliseconds. */
  typedDelay: number;
}

/** @returns NaN for digits that are no whole number: half of them read would be another quantity than was meant */
const readQuantity = (text: string, min: number): number => {
  const typed = plainNumber(text);
  if (!/\d/.test(typed)) return min;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
};

/**
 * A quantity that is typed or stepped. A step counts at once; what is typed counts after a pause, or when the field is
 * left. Arabic digits and groups of three are read, what has no digit means `min`, what else is no whole number or less
 * than `min` is ignored, more than `max` is `max`, and a field that was emptied waits for what comes next.
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
