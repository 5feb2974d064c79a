import { createBreaker } from './breaker.ts';
import { RenderFailure, startRenderThread, type RenderTask, type RenderThread } from './render-thread.ts';

/** Maximum wait for a rendering. A page without its HTML is painted one to three seconds later. */
export const RENDER_LIMIT_MS = 1_000;
/** Queue limit: a few more pages than are rendered within RENDER_LIMIT_MS on a busy machine. */
const MOST_WAITING = 32;

/**
 * Reason for skipping a rendering: the queue is full, the wait was too long, the breaker is open, or no thread is
 * ready.
 */
export type RefusalKind = 'busy' | 'late' | 'resting' | 'cold';

/** A page is served without its HTML, through no fault of the release. */
export class NotRendered extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind) {
    super(`The page was not rendered: ${kind}.`);
    this.kind = kind;
  }
}

/** Receives a failure, its task, and the length of the pause that it starts, ms. */
export type ReportFailure = (failure: RenderFailure, task: RenderTask | null, restMs: number) => void;

interface Waiting {
  task: RenderTask;
  since: number;
  resolve: (html: string) => void;
  reject: (error: NotRendered | RenderFailure) => void;
}

interface PoolOptions {
  source: string;
  warmUp: readonly RenderTask[];
  /** Number of threads; each has its own copy of the release in memory. */
  size: number;
  report: ReportFailure;
  limits?: { startMs: number; renderMs: number } | undefined;
  now: () => number;
}

/**
 * Render threads of one release. Failures affect only the release's own pages: a thread that ends or hangs is replaced,
 * and a release that keeps failing is paused.
 */
export function createRenderPool({ source, warmUp, size, report, limits, now }: PoolOptions) {
  const breaker = createBreaker(now);
  const threads = new Set<RenderThread>();
  const free = new Set<RenderThread>();
  const waiting: Waiting[] = [];
  let ready = 0;
  let isClosed = false;

  const fail = (failure: RenderFailure, task: RenderTask | null) => {
    if (!isClosed) report(failure, task, breaker.fail());
  };

  const refuseAll = (kind: RefusalKind) => {
    for (const { reject } of waiting.splice(0)) reject(new NotRendered(kind));
  };

  /** Next task that has not waited too long. */
  const takeNext = (): Waiting | undefined => {
    if (!breaker.allows()) refuseAll('resting');
    const next = waiting.shift();
    if (!next || now() - next.since <= RENDER_LIMIT_MS) return next;
    next.reject(new NotRendered('late'));
    return takeNext();
  };

  /** @returns true if the thread can continue: after an exception it can, otherwise it is ending */
  const renderOne = async (thread: RenderThread, { task, resolve, reject }: Waiting): Promise<boolean> => {
    try {
      resolve(await thread.render(task));
      breaker.succeed();
      return true;
    } catch (error) {
      const failure = error as RenderFailure;
      fail(failure, task);
      reject(failure);
      return failure.kind === 'threw';
    }
  };

  const serve = async (thread: RenderThread): Promise<void> => {
    free.delete(thread);
    for (let next = takeNext(); next; next = takeNext()) if (!(await renderOne(thread, next))) return;
    free.add(thread);
  };

  const startThread = (): void => {
    let wasReady = false;
    const onEnd = () => {
      threads.delete(thread);
      if (free.delete(thread)) fail(new RenderFailure('died', 'The renderer ended its thread.'), null);
      if (!wasReady) return;
      ready -= 1;
      if (ready === 0) refuseAll('cold');
      startMissing();
    };
    const thread = startRenderThread({ source, warmUp, onEnd, limits });
    threads.add(thread);
    const begin = () => {
      wasReady = true;
      ready += 1;
      return serve(thread);
    };
    thread.ready.then(begin, (failure: RenderFailure) => fail(failure, null));
  };

  // Threads that failed to start are retried with the next request.
  const startMissing = (): void => {
    while (!isClosed && breaker.allows() && threads.size < size) startThread();
  };

  startMissing();
  const started = Promise.allSettled([...threads].map(({ ready: isStarted }) => isStarted));

  return {
    /** Settles when each initial thread has started or failed to start. */
    started,

    /** @throws NotRendered, RenderFailure */
    async render(task: RenderTask): Promise<string> {
      if (!breaker.allows()) throw new NotRendered('resting');
      startMissing();
      if (ready === 0) throw new NotRendered('cold');
      if (waiting.length >= MOST_WAITING) throw new NotRendered('busy');
      return new Promise((resolve, reject) => {
        waiting.push({ task, since: now(), resolve, reject });
        const [thread] = free;
        if (thread) void serve(thread);
      });
    },

    isReady: (): boolean => ready > 0,

    async close(): Promise<void> {
      isClosed = true;
      refuseAll('cold');
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
