const MAX_PROBLEMS = 100;

/** Collects problems of a release folder until they are logged, each message once. */
export function createProblems() {
  const noted = new Set<string>();
  let waiting: Error[] = [];
  return {
    note(problem: Error): void {
      if (noted.has(problem.message) || noted.size >= MAX_PROBLEMS) return;
      noted.add(problem.message);
      waiting.push(problem);
    },

    /** Returns and clears the problems noted so far. */
    takeProblems(): Error[] {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

export type Problems = ReturnType<typeof createProblems>;
