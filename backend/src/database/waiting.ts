/** Of how long ago a wait still says something about now. */
const WINDOW_MS = 50;
/** How much one turn counts in the mean of all, and how long it counts at most: an import says nothing about reading. */
const WEIGHT = 0.05;
const LONGEST_COUNTED_MS = 100;

interface Window {
  readonly index: number;
  shortest: number;
}

/**
 * Measures how long work waits for its turn.
 * @param places how many have a turn at the same time
 * @param now milliseconds of a clock that only goes forward
 */
export const createWaitMeter = (places: number, now: () => number = () => performance.now()) => {
  /** When those who wait began to, in their order. */
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
     * Somebody begins to wait.
     * @returns what to call when their turn has come, or when they give up; it gives what to call when the turn is over
     */
    begin(): () => () => void {
      const place = { since: now() };
      waiting.add(place);
      return () => {
        waiting.delete(place);
        const moment = now();
        turnTo(moment);
        current.shortest = Math.min(current.shortest, moment - place.since);
        return () => {
          meanTurnMs += (Math.min(now() - moment, LONGEST_COUNTED_MS) - meanTurnMs) * WEIGHT;
        };
      };
    },
    /**
     * How long one has lately had to wait, in milliseconds: the shortest wait of the last moments. A burst that is soon
     * done with leaves somebody who has not waited, only a queue that stands makes everybody wait. Where nobody gets a
     * turn: how long the first one has waited.
     */
    standing(): number {
      const moment = now();
      turnTo(moment);
      const shortest = Math.min(last.shortest, current.shortest);
      return shortest === Infinity ? oldestWait(moment) : shortest;
    },
    /** How long somebody who comes now will have to wait, by how many wait already, in milliseconds. */
    expected: (): number => (waiting.size * meanTurnMs) / places,
  };
};
