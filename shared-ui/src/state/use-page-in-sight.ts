import { useEffect, useState } from 'react';

/** Whether the page is in sight; known once it stands in a browser. */
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
