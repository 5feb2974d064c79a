import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';

type Chunks = readonly { readonly chunk: Buffer }[];

/**
 * A connection to the engine's thread, in the form of the socket that the driver expects. Chunks written together are
 * sent in one buffer, which is transferred instead of copied.
 */
class EngineConnection extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (response: Uint8Array) => {
      this.push(Buffer.from(response.buffer));
    });
    port.once('close', () => this.destroy());
  }

  /** Required by the driver: the thread is available immediately. */
  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  /** Required by the driver: there is no network. */
  setNoDelay() {}

  /** Required by the driver: the engine is closed by whatever opened it. */
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

/** The embedded engine in its own thread, so that its work does not block the event loop. */
export interface EmbeddedEngine {
  /** A connection for the driver. The engine has one session, so only one connection at a time. */
  connect(): Duplex;
  /** Writes everything to the folder and ends the thread. */
  close(): Promise<void>;
}

const endOf = async (worker: Worker): Promise<void> => {
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`The embedded database exited with code ${String(code)}.`);
};

/**
 * Starts the engine on a folder, which is created if missing. If the thread ends unexpectedly later, the process exits,
 * so that its supervisor restarts it.
 * @throws Error if the engine cannot read the data
 */
export const startEmbeddedEngine = async (folder: string): Promise<EmbeddedEngine> => {
  const worker = new Worker(new URL('./embedded-engine.mjs', import.meta.url), { workerData: folder, execArgv: [] });
  const end = endOf(worker);
  await Promise.race([once(worker, 'message'), end]);
  // No one handles a rejection of this promise.
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
