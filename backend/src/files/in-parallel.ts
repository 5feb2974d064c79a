const HANDS = 8;

/** Processes the items with limited concurrency. The first failure stops the rest. */
export const inParallel = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const hand = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
};
