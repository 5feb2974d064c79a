const MOST_KEPT = 100;

/** What was found wrong in a folder, until somebody takes it to a log; each sentence once. */
export function createProblems() {
  const told = new Set<string>();
  let waiting: Error[] = [];
  return {
    note(problem: Error): void {
      if (told.has(problem.message) || told.size >= MOST_KEPT) return;
      told.add(problem.message);
      waiting.push(problem);
    },

    /** Gives what was noted since it was last taken. */
    takeProblems(): Error[] {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

export type Problems = ReturnType<typeof createProblems>;
