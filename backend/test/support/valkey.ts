import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Parts of the requests in the buffer, which are arrays of strings, and the number of bytes read. */
function readRequests(text: string): { requests: string[][]; length: number } {
  const requests: string[][] = [];
  let length = 0;
  for (;;) {
    let at = length;
    const line = () => {
      const end = text.indexOf('\r\n', at);
      const found = end < 0 ? null : text.slice(at, end);
      at = end + 2;
      return found;
    };
    const count = Number(line()?.slice(1) ?? 0);
    const parts: string[] = [];
    while (parts.length < count) {
      const size = Number(line()?.slice(1) ?? Infinity);
      if (at + size + 2 > text.length) return { requests, length };
      parts.push(text.slice(at, at + size));
      at += size + 2;
    }
    if (count === 0) return { requests, length };
    requests.push(parts);
    length = at;
  }
}

/** A stand-in for Valkey that counts `EVAL <script> 1 <key> <window>`, and freezes or ends on demand. */
export const startValkey = async () => {
  const windows = new Map<string, { current: number; endsAt: number }>();
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let received = 0;

  const respond = ([, , , key = '', windowMs]: string[]) => {
    received += 1;
    const now = performance.now();
    const last = windows.get(key);
    const window = last && last.endsAt > now ? last : { current: 0, endsAt: now + Number(windowMs) };
    window.current += 1;
    windows.set(key, window);
    return `*2\r\n:${window.current}\r\n:${Math.ceil(window.endsAt - now)}\r\n`;
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    let text = '';
    const answer = () => {
      const { requests, length } = readRequests(text);
      text = text.slice(length);
      for (const request of requests) socket.write(respond(request));
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (!isFrozen) answer();
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Number of requests answered. */
    received: () => received,
    /** Accepts connections and requests without a response, until thawed. */
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    end,
    restart: () => listen(port),
  };
};
