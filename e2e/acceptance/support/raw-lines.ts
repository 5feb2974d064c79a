import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

// What no HTTP client would send: lines that are slow, silent, or never end.

/** What a connection came to: the status of the answer, 0 without one, and after how long it was over. */
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

/** Sends the beginning, then one byte a second, until the shop has had enough, or the limit is over. */
export const sendSlowly = (origin: string, beginning: string, limitMs: number): Promise<Ending> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const socket = open(origin);
    let answer = '';
    socket.write(beginning);
    const drip = setInterval(() => socket.write('x'), 1_000);
    const giveUp = setTimeout(() => socket.destroy(), limitMs);
    socket.on('data', (piece) => (answer += piece.toString('latin1')));
    socket.once('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), ms: performance.now() - begun });
    });
  });

/** Opens connections that say nothing, holds them while the work is done, and lets them go. */
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
