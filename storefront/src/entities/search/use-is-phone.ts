import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

function onChange(notify: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** True on phone-sized screens, for decisions that a style sheet cannot make. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(PHONE).matches,
    () => false,
  );
