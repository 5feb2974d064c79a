import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

// Connections that no HTTP client makes: slow, silent or endless.

/** Outcome of a connection: response status (0 for none) and duration. */
export interface Ending {
  readonly status: number;
  readonly ms: number;
}

const open = (origin: string): Socket => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  return socket.on('error', () => undefined);
};

/** Sends `beginning`, then one byte per second, until the shop closes the connection or the limit is over. */
export const sendSlowly = (origin: string, beginning: string, limitMs: number): Promise<Ending> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const socket = open(origin);
    let response = '';
    socket.write(beginning);
    const drip = setInterval(() => socket.write('x'), 1_000);
    const giveUp = setTimeout(() => socket.destroy(), limitMs);
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.once('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0), ms: performance.now() - begun });
    });
  });

/** Holds silent connections open while `work` runs. */
export async function withIdleLines<T>(origin: string, count: number, work: () => Promise<T>): Promise<T> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    sockets.push(open(origin));
    if (index % 250 === 249) await wait(50);
  }
  try {
    return await work();
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
