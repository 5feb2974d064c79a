import { createBreaker } from './breaker.ts';
import { RenderFailure, startRenderThread, type RenderTask, type RenderThread } from './render-thread.ts';

/** A page that waits longer for its HTML than this is better off without. */
export const RENDER_LIMIT_MS = 150;
/** About as many as are rendered in that time. */
const MOST_WAITING = 32;

/** Why a release was not asked: too many wait, it was waited for too long, it has failed, it has only just come. */
export type RefusalKind = 'busy' | 'late' | 'resting' | 'cold';

/** A page does without its HTML, and the release is not to blame for it now. */
export class NotRendered extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind) {
    super(`The page is not rendered: ${kind}.`);
    this.kind = kind;
  }
}

/** What went wrong, for what, and for how many milliseconds the release is left alone now. */
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
  /** How many threads; each has a copy of the release in memory. */
  size: number;
  report: ReportFailure;
  limits?: { startMs: number; renderMs: number } | undefined;
  now: () => number;
}

/**
 * The threads of one release. What its renderer does wrong costs its own pages their HTML: a thread that ends or hangs
 * is replaced, and a release that goes on failing is left alone for a while.
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

  /** The next whom somebody still waits for. */
  const takeNext = (): Waiting | undefined => {
    if (!breaker.allows()) refuseAll('resting');
    const next = waiting.shift();
    if (!next || now() - next.since <= RENDER_LIMIT_MS) return next;
    next.reject(new NotRendered('late'));
    return takeNext();
  };

  /** @returns whether the thread can go on: after it has thrown it can, otherwise it is ending */
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
      if (free.delete(thread)) fail(new RenderFailure('died', 'The renderer has ended its thread, unasked.'), null);
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

  // One that could not even start is tried again when somebody asks.
  const startMissing = (): void => {
    while (!isClosed && breaker.allows() && threads.size < size) startThread();
  };

  startMissing();
  const started = Promise.allSettled([...threads].map(({ ready: isStarted }) => isStarted));

  return {
    /** Settles when each of the first threads has started, or has failed to. */
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

    /** Whether a thread is ready to render. */
    isReady: (): boolean => ready > 0,

    async close(): Promise<void> {
      isClosed = true;
      refuseAll('cold');
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
