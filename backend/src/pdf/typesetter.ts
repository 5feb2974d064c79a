import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { AppError } from '../wire/errors.ts';

/** A document to be set. */
export interface TypesettingTask {
  /** The name of a file of `templates`, without its end. */
  readonly template: string;
  /** What it prints, as `sys.inputs`: data, never markup. */
  readonly inputs: Record<string, string>;
  /** The moment that stands in the file, seconds since 1970. */
  readonly at: number;
}

type ThreadAnswer = { readonly pdf: Uint8Array } | { readonly error: string };

/** What a transaction that asks for it is refused. */
const TYPESETTING = 'Setting a document';
/** A page takes some milliseconds, the first of a process a hundred. */
const MOST_MS = 15_000;
/** How many wait for the thread; whoever comes then is asked to come again. */
const MOST_WAITING = 50;
const RETRY_SECONDS = 5;

/**
 * Sets documents as PDF/A-3 with Typst, one at a time, in a thread of its own that begins with the first one: the processor is
 * left to those who buy. A thread that hangs or dies fails its document alone, the next one begins another.
 */
export const createTypesetter = () => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./typesetter-thread.mjs', import.meta.url), { execArgv: [] });
    started.unref();
    // Whoever waits for it is told by the event; when nobody does, the next one begins another.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };

  const typeset = async (task: TypesettingTask): Promise<Buffer> => {
    const thread = (worker ??= start());
    const answered = new AbortController();
    const late = AbortSignal.timeout(MOST_MS);
    const signal = AbortSignal.any([answered.signal, late]);
    const answer: Promise<ThreadAnswer[]> = once(thread, 'message', { signal });
    const end = once(thread, 'exit', { signal }).then(() => [{ error: 'the thread has ended' }]);
    thread.postMessage(task);
    try {
      const [first] = await Promise.race([answer, end]);
      if (!first || 'error' in first) throw new Error(`A document could not be set: ${first?.error}`);
      return Buffer.from(first.pdf);
    } finally {
      if (late.aborted) void thread.terminate();
      answered.abort();
      await Promise.allSettled([answer, end]);
    }
  };

  return {
    /** @throws AppError 503 when too many documents wait already */
    async typeset(task: TypesettingTask): Promise<Buffer> {
      assertOutsideTransaction(TYPESETTING);
      if (waiting >= MOST_WAITING) throw new AppError(503, 'overloaded', { retryAfter: RETRY_SECONDS });
      waiting += 1;
      const mine = last.then(
        () => typeset(task),
        () => typeset(task),
      );
      last = mine;
      return mine.finally(() => {
        waiting -= 1;
      });
    },

    end: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
};

export type Typesetter = ReturnType<typeof createTypesetter>;
