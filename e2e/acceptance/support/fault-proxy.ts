import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Fault of the connection. Absent fields mean no fault. */
interface Fault {
  /** Delay of each chunk in each direction. */
  readonly latencyMs?: number;
  /** Maximum bytes per second, in each direction of each connection. */
  readonly bytesPerSecond?: number;
  /** Keeps connections open and discards everything in this direction, or in both. */
  readonly swallow?: 'up' | 'down' | 'both';
  /** Closes new connections immediately. */
  readonly refuse?: boolean;
  /** Modifies each chunk. */
  readonly rewrite?: (chunk: Buffer, direction: 'up' | 'down') => Buffer;
}

export interface FaultProxy {
  readonly port: number;
  /** Number of open connections. */
  readonly open: number;
  /** Applies a fault to new and existing connections; `{}` removes it. */
  set(fault: Fault): void;
  /** Closes all connections. New ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a TCP proxy that applies faults, on a free port. */
export async function openFaultProxy(target: { port: number; host?: string }): Promise<FaultProxy> {
  let fault: Fault = {};
  const sockets = new Set<Socket>();
  const register = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
  };

  /** Forwards chunks in order, with back-pressure on the sender. */
  const forward = async (from: Readable, to: Socket, direction: 'up' | 'down') => {
    for await (const chunk of from) {
      const { latencyMs = 0, bytesPerSecond, swallow, rewrite } = fault;
      const delay = latencyMs + (bytesPerSecond ? (chunk.length / bytesPerSecond) * 1_000 : 0);
      if (delay > 0) await wait(delay);
      if (swallow === direction || swallow === 'both') continue;
      if (!to.write(rewrite ? rewrite(chunk, direction) : chunk)) await once(to, 'drain');
    }
    to.end();
  };

  const server = createServer((client) => {
    register(client);
    if (fault.refuse) return void client.destroy();
    const upstream = connect({ host: '127.0.0.1', ...target });
    register(upstream);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    // An error ends both directions: the `close` handlers above destroy the other one.
    forward(client, upstream, 'up').catch(() => client.destroy());
    forward(upstream, client, 'down').catch(() => upstream.destroy());
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
