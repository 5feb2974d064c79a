import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { AppError } from '../wire/errors.ts';

/** A document to typeset. */
export interface TypesettingTask {
  /** File name in `templates`, without extension. */
  readonly template: string;
  /** Printed data (`sys.inputs`), never markup. */
  readonly inputs: Record<string, string>;
  /** Creation time in the file, seconds since 1970. */
  readonly at: number;
}

type ThreadResponse = { readonly pdf: Uint8Array } | { readonly error: string };

/** Names the action in the error if it is called within a transaction. */
const TYPESETTING = 'Typesetting';
/** Timeout. A page takes a few ms, the first one of a process about 100 ms. */
const MOST_MS = 15_000;
/** Maximum queue length; beyond it, requests get 503 with Retry-After. */
const MOST_WAITING = 50;
const RETRY_SECONDS = 5;

/**
 * Typesets documents as PDF/A-3 with Typst, one at a time in a worker thread, so that CPU time remains for shop requests.
 * The worker starts with the first document. If it hangs or crashes, only its document fails; the next one starts a new
 * worker.
 */
export const createTypesetter = () => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./typesetter-thread.mjs', import.meta.url), { execArgv: [] });
    started.unref();
    // A pending document rejects through `once`; without one, the next document starts a new worker.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };

  const typeset = async (task: TypesettingTask): Promise<Buffer> => {
    const thread = (worker ??= start());
    const settled = new AbortController();
    const late = AbortSignal.timeout(MOST_MS);
    const signal = AbortSignal.any([settled.signal, late]);
    const response: Promise<ThreadResponse[]> = once(thread, 'message', { signal });
    const end = once(thread, 'exit', { signal }).then(() => [{ error: 'the thread has ended' }]);
    thread.postMessage(task);
    try {
      const [first] = await Promise.race([response, end]);
      if (!first || 'error' in first) throw new Error(`A document could not be typeset: ${first?.error}`);
      return Buffer.from(first.pdf);
    } finally {
      if (late.aborted) void thread.terminate();
      settled.abort();
      await Promise.allSettled([response, end]);
    }
  };

  return {
    /** @throws AppError 503 if too many documents are waiting */
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
