/** Time over which the use of an address is averaged, ms. */
const AVERAGED_MS = 3_000;
/** Average number of concurrent requests above which an address is heavy. */
const HEAVY = 1;
/** Time for which the load is attributed to a heavy address after it was seen, ms: a refused one is no longer heavy. */
const BLAMED_MS = 10_000;
/** Time without requests after which an address is forgotten, ms. */
const FORGOTTEN_MS = 10_000;

interface Share {
  average: number;
  at: number;
  underWay: number;
}

/**
 * Share of each network address in the work of this process: its concurrent requests, averaged over seconds. One
 * request of a second therefore weighs as much as ten of a tenth.
 * @param now monotonic clock, ms
 */
export const createShares = (now: () => number = () => performance.now()) => {
  const shares = new Map<string, Share>();
  let heavyAt = -Infinity;
  let sweptAt = now();

  const forgetIdle = (moment: number) => {
    if (moment - sweptAt < FORGOTTEN_MS) return;
    sweptAt = moment;
    for (const [address, { underWay, at }] of shares)
      if (underWay === 0 && moment - at > FORGOTTEN_MS) shares.delete(address);
  };

  const weigh = (share: Share, moment: number): boolean => {
    const rest = Math.exp((share.at - moment) / AVERAGED_MS);
    share.average = share.average * rest + share.underWay * (1 - rest);
    share.at = moment;
    if (share.average <= HEAVY) return false;
    heavyAt = moment;
    return true;
  };

  const isHeavy = (address: string): boolean => {
    const share = shares.get(address);
    return share !== undefined && weigh(share, now());
  };

  /** True if several addresses sent requests recently. A single one is not limited: it may be a proxy for everyone. */
  const hasOthers = () => shares.size > 1;

  return {
    isHeavy,
    hasOthers,

    /** Counts a request. @returns a function to call when it has ended */
    begin(address: string): () => void {
      const moment = now();
      forgetIdle(moment);
      const share = shares.get(address) ?? { average: 0, at: moment, underWay: 0 };
      shares.set(address, share);
      weigh(share, moment);
      share.underWay += 1;
      return () => {
        weigh(share, now());
        share.underWay -= 1;
      };
    },

    /**
     * Factor for the limits of an address: 0.5 for a heavy one, and 4 for the others while there is a heavy one, since
     * refusing them would not help.
     */
    tolerance(address: string): number {
      if (!hasOthers()) return 1;
      if (isHeavy(address)) return 0.5;
      return now() - heavyAt < BLAMED_MS ? 4 : 1;
    },
  };
};

export type Shares = ReturnType<typeof createShares>;
