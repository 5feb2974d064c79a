import { useEffect, useState } from 'react';

/**
 * Code that is loaded on first use.
 * @param load the same function at every render
 * @returns the loaded value; `hasFailed` until the next retry
 */
export function useFetched<Value extends object>(load: () => Promise<Value>) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<{ value?: Value; failed?: number }>({});

  useEffect(() => {
    let shown = true;
    load().then(
      (value) => shown && setState({ value }),
      () => shown && setState({ failed: attempt }),
    );
    return () => {
      shown = false;
    };
  }, [load, attempt]);
  return { value: state.value, hasFailed: state.failed === attempt, retry: () => setAttempt(attempt + 1) };
}
