import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';

type Chunks = readonly { readonly chunk: Buffer }[];

/**
 * A connection to the engine's thread, as the driver expects a socket. What is written together goes over together, in
 * memory of its own, which changes hands instead of being copied.
 */
class EngineConnection extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (answer: Uint8Array) => {
      this.push(Buffer.from(answer.buffer));
    });
    port.once('close', () => this.destroy());
  }

  /** For the driver: a thread is there at once. */
  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  /** For the driver: nothing of a network. */
  setNoDelay() {}

  /** For the driver: whoever has opened the engine closes it. */
  ref() {}

  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: Chunks, done: () => void) {
    const messages = new Uint8Array(chunks.reduce((length, { chunk }) => length + chunk.length, 0));
    let at = 0;
    for (const { chunk } of chunks) {
      messages.set(chunk, at);
      at += chunk.length;
    }
    this.#port.postMessage(messages, [messages.buffer]);
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close();
    done(error);
  }
}

/** The embedded engine in a thread of its own, so that what it computes keeps nobody waiting but those who asked for it. */
export interface EmbeddedEngine {
  /** A connection for the driver. There is one session, so there is one connection at a time. */
  connect(): Duplex;
  /** Writes everything to the folder and ends the thread. */
  close(): Promise<void>;
}

const endOf = async (worker: Worker): Promise<void> => {
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`The embedded database has ended with ${String(code)}.`);
};

/**
 * Starts the engine on a folder, which it creates when there is none. Should the thread end by itself later on, the process
 * ends as well: whoever looks after it begins anew.
 * @throws Error when the engine cannot read what is there
 */
export const startEmbeddedEngine = async (folder: string): Promise<EmbeddedEngine> => {
  const worker = new Worker(new URL('./embedded-engine.mjs', import.meta.url), { workerData: folder, execArgv: [] });
  const end = endOf(worker);
  await Promise.race([once(worker, 'message'), end]);
  // Nobody catches this one's failure.
  const closed = end.then(() => undefined);
  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage(port2, [port2]);
      return new EngineConnection(port1);
    },
    close() {
      worker.postMessage('close');
      return closed;
    },
  };
};
