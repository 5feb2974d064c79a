import { usePageInSight } from '@balsam/shared-ui';
import { useEffect, useState } from 'react';

/** Polling intervals by the time that the page has been visible, ms. The last one continues. */
const STEPS = [
  { until: 2 * 60_000, interval: 30_000 },
  { until: 10 * 60_000, interval: 60_000 },
  { until: Infinity, interval: 5 * 60_000 },
] as const;

/**
 * Polling interval for orders under way, ms: longer the longer the page is open, and 0 while it is hidden.
 * @param isUnderway false if nothing can change soon
 */
export function usePollingInterval(isUnderway: boolean): number {
  const isLive = usePageInSight() && isUnderway;
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!isLive) return undefined;
    const timers = STEPS.flatMap(({ until }, index) =>
      until === Infinity ? [] : [setTimeout(() => setStep(index + 1), until)],
    );
    return () => {
      timers.forEach(clearTimeout);
      setStep(0);
    };
  }, [isLive]);
  return isLive ? (STEPS[step]?.interval ?? 0) : 0;
}
