import { useEffect, useState } from 'react';

/** Visibility of the page; true until the browser reports it. */
export function usePageInSight(): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    const look = () => setIsInSight(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isInSight;
}
