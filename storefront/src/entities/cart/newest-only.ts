/**
 * Sends changes of one item one at a time, so that they cannot overtake each other. Of the waiting changes only the
 * newest is sent.
 */
export const createNewestOnly = () => {
  const newest = new Map<number, { turn: number; sent: Promise<unknown> }>();

  /** @returns null if a newer change of the same item replaced this one before it was sent */
  return async <Result>(id: number, send: () => Promise<Result>): Promise<Result | null> => {
    const previous = newest.get(id);
    const turn = (previous?.turn ?? 0) + 1;
    const isNewest = () => newest.get(id)?.turn === turn;
    const result = Promise.resolve(previous?.sent).then(() => (isNewest() ? send() : null));
    newest.set(id, { turn, sent: result.catch(() => undefined) });
    try {
      return await result;
    } finally {
      if (isNewest()) newest.delete(id);
    }
  };
};
