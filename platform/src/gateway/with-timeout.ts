/** Resolves to the value, or to null if it fails or takes longer than `ms`. */
export const withTimeout = <Value>(ms: number, value: Promise<Value>): Promise<Value | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    void value
      .catch(() => null)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
