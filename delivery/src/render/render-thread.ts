import { Worker } from 'node:worker_threads';

const PROGRAM = new URL('thread.mjs', import.meta.url);

/** When a renderer that says nothing is taken to loop: while it loads and warms up, and while it renders. */
const LIMITS = { startMs: 15_000, renderMs: 2_000 };
/** What a renderer may have in memory, its code included; beyond, its thread ends and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 };
/** Of HTML. The largest page of the shop has a tenth of it. */
const MOST_CHARACTERS = 1_000_000;

/** One thing to be rendered: an area's place, or the shell's frame around it. */
export interface RenderTask {
  /** A RenderRequest as JSON: a text is handed to a thread in no time, and is what the HTML is kept by. */
  request: string;
  /** What is in the frame; nothing where an area renders its place. */
  area?: { name: string; html: string };
}

/** How a renderer fails: what it throws, a thread that never answers, a thread that ends. */
export type FailureKind = 'threw' | 'hung' | 'died';

/** A renderer has failed. It would again for the same request: it knows nothing else. */
export class RenderFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

type Answer = { html: string } | { error: string };

interface Expected {
  resolve: (html: string) => void;
  reject: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
}

interface ThreadOptions {
  /** The release's `server.mjs`, after its hash was checked. */
  source: string;
  /** What it renders before it is ready: the first pages of a process take ten times as long as the next. */
  warmUp: readonly RenderTask[];
  /** Called once when the thread has ended, for whatever reason. */
  onEnd: () => void;
  limits?: typeof LIMITS | undefined;
}

/**
 * Starts a thread with the renderer of one release. It gets nothing of this process: no environment, no arguments, no
 * input; what it prints is dropped.
 */
export function startRenderThread({ source, warmUp, onEnd, limits = LIMITS }: ThreadOptions) {
  const worker = new Worker(PROGRAM, {
    workerData: { source, warmUp, mostCharacters: MOST_CHARACTERS },
    ...{ env: {}, argv: [], execArgv: [], stdin: false, stdout: true, stderr: true },
    resourceLimits: MEMORY,
  });
  let expected: Expected | null = null;
  let lastError: unknown = null;

  const settle = (settleWith: (one: Expected) => void) => {
    if (!expected) return;
    const one = expected;
    expected = null;
    clearTimeout(one.timer);
    settleWith(one);
  };

  /** What the thread says next. One that says nothing in time is ended: nothing else stops a loop. */
  const expect = (limitMs: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        settle((one) => one.reject(new RenderFailure('hung', `The renderer did not end within ${limitMs} ms.`)));
        void worker.terminate();
      };
      expected = { resolve, reject, timer: setTimeout(giveUp, limitMs) };
    });

  worker.unref();
  worker.stdout.resume();
  worker.stderr.resume();
  worker.on('message', (answer: Answer) =>
    settle(({ resolve, reject }) =>
      'html' in answer ? resolve(answer.html) : reject(new RenderFailure('threw', answer.error)),
    ),
  );
  worker.on('error', (error) => (lastError = error));
  worker.on('exit', (code) => {
    const cause = lastError instanceof Error ? lastError.message : `exit code ${code}`;
    settle(({ reject }) => reject(new RenderFailure('died', `The renderer's thread has ended: ${cause}`)));
    onEnd();
  });

  return {
    /** Settles when the thread has loaded its release and warmed up. @throws RenderFailure */
    ready: expect(limits.startMs),

    /** Renders one thing; the next only after it has. @throws RenderFailure */
    render(task: RenderTask): Promise<string> {
      worker.postMessage(task);
      return expect(limits.renderMs);
    },

    end: async (): Promise<void> => {
      await worker.terminate();
    },
  };
}

export type RenderThread = ReturnType<typeof startRenderThread>;
