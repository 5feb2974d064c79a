import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** What is wrong with the line. Nothing, unless given. */
interface Fault {
  /** Every piece arrives this much later, in each direction. */
  readonly latencyMs?: number;
  /** At most this many bytes a second in each direction of each connection. */
  readonly bytesPerSecond?: number;
  /** The line is half open: connections stay, and nothing arrives in this direction, or in either. */
  readonly swallow?: 'up' | 'down' | 'both';
  /** Nobody answers: a new connection is closed at once. */
  readonly refuse?: boolean;
  /** Changes what is passed on, as a line that lies would. */
  readonly rewrite?: (piece: Buffer, direction: 'up' | 'down') => Buffer;
}

export interface FaultProxy {
  readonly port: number;
  /** Connections that are open now. */
  readonly open: number;
  /** What is wrong from now on, also with the connections that there are; `{}` heals the line. */
  set(fault: Fault): void;
  /** Breaks every connection that there is: whoever is connected sees it closed. New ones are let in. */
  cut(): void;
  close(): Promise<void>;
}

/** Listens on a port of its own, and passes everything on to another one, as well as the fault allows. */
export async function openFaultProxy(target: { port: number; host?: string }): Promise<FaultProxy> {
  let fault: Fault = {};
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
  };

  /** Passes on piece by piece, in order; the sender is held up as on a slow line. */
  const pass = async (from: Readable, to: Socket, direction: 'up' | 'down') => {
    for await (const piece of from) {
      const { latencyMs = 0, bytesPerSecond, swallow, rewrite } = fault;
      const delay = latencyMs + (bytesPerSecond ? (piece.length / bytesPerSecond) * 1_000 : 0);
      if (delay > 0) await wait(delay);
      if (swallow === direction || swallow === 'both') continue;
      if (!to.write(rewrite ? rewrite(piece, direction) : piece)) await once(to, 'drain');
    }
    to.end();
  };

  const server = createServer((client) => {
    keep(client);
    if (fault.refuse) return void client.destroy();
    const upstream = connect({ host: '127.0.0.1', ...target });
    keep(upstream);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    // A broken line ends both directions; `close` above has seen to the other one.
    pass(client, upstream, 'up').catch(() => client.destroy());
    pass(upstream, client, 'down').catch(() => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get open() {
      return sockets.size / 2;
    },
    set: (next) => {
      fault = next;
    },
    cut,
    async close() {
      server.close();
      cut();
    },
  };
}
