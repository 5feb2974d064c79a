import { useEffect, useState } from 'react';

// Not usehooks-ts, which is ten times the size (docs/decisions/0025).
/** The value after it has not changed for `pause` milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
