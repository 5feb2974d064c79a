let listener: (() => void) | null = null;

/** Registers what happens after a call that needed a second factor. Returns what removes it. */
export const onMissingFactor = (handle: () => void): (() => void) => {
  listener = handle;
  return () => {
    if (listener === handle) listener = null;
  };
};

/** Reports that a call was refused because the person lacks the second factor that their team requires. */
export const reportMissingFactor = (): void => listener?.();
