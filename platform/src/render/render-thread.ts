import { Worker } from 'node:worker_threads';

const PROGRAM = new URL('thread.mjs', import.meta.url);

/** Timeouts after which a renderer counts as hung: while loading and warming up, and while rendering. */
const LIMITS = { startMs: 15_000, renderMs: 2_000 };
/** Memory limit of a thread, including code; beyond it, only the thread ends. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 };
/** Maximum length of HTML, about ten times the largest page of the shop. */
const MOST_CHARACTERS = 1_000_000;

/** Rendering of an area's content, or of the shell's frame around it. */
export interface RenderTask {
  /** RenderRequest as JSON: strings are cheap to pass to a thread, and serve as cache key. */
  request: string;
  /** Content of the frame; absent when an area renders its content. */
  area?: { name: string; html: string };
}

/** Kind of failure: an exception, a thread that never responds, a thread that ended. */
export type FailureKind = 'threw' | 'hung' | 'died';

/** Failure of a renderer. It would repeat for the same request, which is the renderer's only input. */
export class RenderFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

type ThreadMessage = { html: string } | { error: string };

interface Expected {
  resolve: (html: string) => void;
  reject: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
}

interface ThreadOptions {
  /** Source of the release's `server.mjs`, after its hash was checked. */
  source: string;
  /** Tasks to render before the thread is ready: the first pages of a process take ten times as long. */
  warmUp: readonly RenderTask[];
  /** Called once when the thread has ended for any reason. */
  onEnd: () => void;
  limits?: typeof LIMITS | undefined;
}

/**
 * Starts a thread with the renderer of one release. The thread is isolated from this process: no environment, arguments
 * or input, and its output is discarded.
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

  /** Next message of the thread. A thread that misses the limit is terminated; nothing else stops a loop. */
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
  worker.on('message', (message: ThreadMessage) =>
    settle(({ resolve, reject }) =>
      'html' in message ? resolve(message.html) : reject(new RenderFailure('threw', message.error)),
    ),
  );
  worker.on('error', (error) => (lastError = error));
  worker.on('exit', (code) => {
    const cause = lastError instanceof Error ? lastError.message : `exit code ${code}`;
    settle(({ reject }) => reject(new RenderFailure('died', `The renderer's thread ended: ${cause}`)));
    onEnd();
  });

  return {
    /** Settles when the release is loaded and warmed up. @throws RenderFailure */
    ready: expect(limits.startMs),

    /** Renders one task; call again only after it has settled. @throws RenderFailure */
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
