import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Received request, recorded after its last byte. */
interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: number;
}

type Answer = (response: ServerResponse, request: Received) => void;

const readAll = async (request: IncomingMessage): Promise<number> => {
  let bytes = 0;
  for await (const chunk of request) bytes += Buffer.byteLength(chunk);
  return bytes;
};

/** Fake backend or gateway that records requests and responds as configured. */
export async function startFakeServer(answer: Answer) {
  const requests: Received[] = [];
  let now = answer;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, bytes: await readAll(request) };
    requests.push(received);
    now(response, received);
  });
  let port = 0;
  const listen = async () => {
    if (server.listening) return;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  await listen();
  return {
    port,
    requests,
    /** Replaces the response. */
    answerWith(other: Answer) {
      now = other;
    },
    /** Clears the recorded requests and restores the initial response. */
    reset() {
      requests.length = 0;
      now = answer;
    },
    open: listen,
    /** Closes the port, like a process that died. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
