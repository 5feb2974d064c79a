import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, then true: for content that only the browser knows. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
