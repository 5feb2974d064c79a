/** Length of a measurement window, ms. */
const WINDOW_MS = 50;
/** Weight of one turn in the mean, and its maximum duration: a long import says nothing about reads. */
const WEIGHT = 0.05;
const LONGEST_COUNTED_MS = 100;
/** Longest single turn that is no sign of overload, ms: the first query after a start, or a batch of an import. */
const LONGEST_TURN_MS = 1_000;

interface Window {
  readonly index: number;
  shortest: number;
}

/**
 * Measures the wait for a turn.
 * @param places number of concurrent turns
 * @param now monotonic clock, ms
 */
export const createWaitTimer = (places: number, now: () => number = () => performance.now()) => {
  /** Start times of the waiting, oldest first. */
  const waiting = new Set<{ readonly since: number }>();
  let meanTurnMs = 0;
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
    /**
     * Starts a wait.
     * @returns a function to call when the turn begins or is given up, which returns one to call when the turn ends
     */
    begin(): () => () => void {
      const place = { since: now() };
      waiting.add(place);
      return () => {
        waiting.delete(place);
        const moment = now();
        turnTo(moment);
        // A queue that empties was a burst, or waited for one long turn.
        current.shortest = waiting.size === 0 ? 0 : Math.min(current.shortest, moment - place.since);
        return () => {
          meanTurnMs += (Math.min(now() - moment, LONGEST_COUNTED_MS) - meanTurnMs) * WEIGHT;
        };
      };
    },
    /**
     * Recent wait, ms: the shortest wait of the last windows, 0 if the queue was empty in between. Only a persistent
     * queue makes everyone wait. If no turn has begun, the age of the oldest wait beyond one long turn.
     */
    standing(): number {
      const moment = now();
      turnTo(moment);
      const shortest = Math.min(last.shortest, current.shortest);
      return shortest === Infinity ? Math.max(0, oldestWait(moment) - LONGEST_TURN_MS) : shortest;
    },
    /** Expected wait for a new arrival, ms, from the number already waiting. */
    expected: (): number => (waiting.size * meanTurnMs) / places,
  };
};
