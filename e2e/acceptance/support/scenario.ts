/** An acceptance test: one promise, tested at full size against a shop that runs as in production. */
export interface Scenario {
  /** Name on the command line, such as `oversell`. */
  readonly name: string;
  /** One sentence that a buyer of the software understands. */
  readonly promise: string;
  /** Approximate duration at full size. */
  readonly minutes: number;
  /** Test files that check the same at a small size with every `npm test`, as paths from the root. */
  readonly tests?: readonly string[];
  run(context: Context): Promise<Result>;
}

export interface Context {
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
  /** Scratch folder of this run, removed afterwards. */
  readonly folder: string;
  /** Runs at the smallest meaningful size, to try a scenario out; the result is not stored. */
  readonly smoke: boolean;
}

export interface Result {
  readonly passed: boolean;
  /** Counts and measurements: `sold: 100`, `'slowest checkout': '310 ms'`. */
  readonly figures: Readonly<Record<string, string | number>>;
  /** One sentence for each violation. */
  readonly failures: readonly string[];
  /** Outages that this scenario caused, with their effects. */
  readonly outages?: readonly Outage[];
}

export const DEPENDENCIES = ['database', 'mail', 'disk', 'clock', 'area', 'process'] as const;
export const FAULTS = ['down', 'slow', 'lying', 'full'] as const;

/** Effects on people and data while a dependency fails. */
export interface Outage {
  readonly dependency: (typeof DEPENDENCIES)[number];
  readonly fault: (typeof FAULTS)[number];
  /** Effect that people see during the outage. */
  readonly seen: string;
  /** Data that survives. */
  readonly kept: string;
  /** Way and speed of the recovery. */
  readonly recovers: string;
}

/** Collects failures, so that one run reports all of them. */
export function createFindings() {
  const failures: string[] = [];
  return {
    failures,
    /** Adds the sentence if the condition is false. */
    expect(condition: boolean, sentence: string): void {
      if (!condition) failures.push(sentence);
    },
    /** Adds a sentence with both values unless they are equal. */
    same<Value>(subject: string, actual: Value, expected: Value): void {
      if (actual !== expected) failures.push(`${subject}: ${String(actual)} instead of ${String(expected)}.`);
    },
    result(figures: Result['figures'], outages?: readonly Outage[]): Result {
      return { passed: failures.length === 0, figures, failures, ...(outages && { outages }) };
    },
  };
}
