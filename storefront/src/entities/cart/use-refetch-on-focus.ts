import { useEffect } from 'react';

interface RefetchableQuery {
  refetch: () => unknown;
}

/** Refetches when the person returns to this tab or window. */
export function useRefetchOnFocus({ refetch }: RefetchableQuery, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const askAgain = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    window.addEventListener('focus', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      window.removeEventListener('focus', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [refetch, enabled]);
}
