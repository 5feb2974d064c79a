/** One promise, and how it is proved against a shop that runs as in production. */
export interface Scenario {
  /** Where it stands in the list of promises, such as `D1`. */
  readonly id: string;
  /** What is typed on the command line, such as `oversell`. */
  readonly name: string;
  /** One sentence that a buyer of the software understands. */
  readonly promise: string;
  /** About how long it takes at full size. */
  readonly minutes: number;
  /** The files that prove the same, in small, with every `npm test`; as paths from the root. */
  readonly alsoProvedBy?: readonly string[];
  run(context: Context): Promise<Result>;
}

export interface Context {
  /** Tells whoever waits what is being done. */
  readonly say: (line: string) => void;
  /** Scratch room of its own, removed afterwards. */
  readonly folder: string;
  /** The smallest size that still means something, for trying a scenario out: its result is not kept. */
  readonly smoke: boolean;
}

export interface Result {
  readonly passed: boolean;
  /** What was counted and measured: `sold: 100`, `'slowest checkout': '310 ms'`. */
  readonly figures: Readonly<Record<string, string | number>>;
  /** Each promise that did not hold, one sentence. */
  readonly failures: readonly string[];
  /** Rows of the resiliency matrix that this scenario has seen. */
  readonly resiliency?: readonly Observation[];
}

export const DEPENDENCIES = [
  ...(['database', 'mail', 'carrier', 'bucket', 'disk', 'clock', 'registry', 'area', 'process'] as const),
] as const;
export const FAULTS = ['down', 'slow', 'lying', 'full'] as const;

/** What happened to people and data while something that the shop stands on did not work. */
export interface Observation {
  readonly dependency: (typeof DEPENDENCIES)[number];
  readonly fault: (typeof FAULTS)[number];
  /** What people see meanwhile. */
  readonly seen: string;
  /** What is not lost. */
  readonly kept: string;
  /** How, and how fast, it is as before. */
  readonly recovers: string;
}

/** Collects what did not hold, so that one run tells all of it. */
export function createFindings() {
  const failures: string[] = [];
  return {
    failures,
    /** Notes the sentence unless the promise held. */
    expect(held: boolean, sentence: string): void {
      if (!held) failures.push(sentence);
    },
    /** Notes the sentence, with both values, unless they are the same. */
    same<Value>(what: string, found: Value, wanted: Value): void {
      if (found !== wanted) failures.push(`${what}: ${String(found)} instead of ${String(wanted)}.`);
    },
    result(figures: Result['figures'], resiliency?: readonly Observation[]): Result {
      return { passed: failures.length === 0, figures, failures, ...(resiliency && { resiliency }) };
    },
  };
}
