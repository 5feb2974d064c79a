import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true afterwards: for what only the browser knows. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
