import { useEffect, useState } from 'react';

// Not that of usehooks-ts, which is ten times the bytes (docs/decisions/0033).
/** The value as it was when it last stood still for `pause` milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
