/** Of how long ago a wait still says something about now. */
const WINDOW_MS = 50;

interface Window {
  readonly index: number;
  shortest: number;
}

/**
 * Measures how long work waits for its turn. What counts is the shortest wait of the last moments: a burst that is soon
 * done with leaves somebody who has not waited, only a queue that stands makes everybody wait.
 * @param now milliseconds of a clock that only goes forward
 */
export const createWaitMeter = (now: () => number = () => performance.now()) => {
  /** When those who wait began to, in their order. */
  const waiting = new Set<{ readonly since: number }>();
  let [last, current]: [Window, Window] = [
    { index: -1, shortest: Infinity },
    { index: 0, shortest: Infinity },
  ];

  const turnTo = (moment: number) => {
    const index = Math.floor(moment / WINDOW_MS);
    if (index === current.index) return;
    last = index === current.index + 1 ? current : { index: index - 1, shortest: Infinity };
    current = { index, shortest: Infinity };
  };

  const oldestWait = (moment: number): number => {
    for (const { since } of waiting) return moment - since;
    return 0;
  };

  return {
    /** Somebody begins to wait. @returns what to call when their turn has come, or when they give up */
    begin(): () => void {
      const place = { since: now() };
      waiting.add(place);
      return () => {
        waiting.delete(place);
        const moment = now();
        turnTo(moment);
        current.shortest = Math.min(current.shortest, moment - place.since);
      };
    },
    /** How long one has to wait at present, in milliseconds. Where nobody gets a turn: how long the first one has. */
    read(): number {
      const moment = now();
      turnTo(moment);
      const shortest = Math.min(last.shortest, current.shortest);
      return shortest === Infinity ? oldestWait(moment) : shortest;
    },
  };
};
