import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

function onChange(notify: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the page stands on a phone, for what a style sheet cannot decide. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(PHONE).matches,
    () => false,
  );
