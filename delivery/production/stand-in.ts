import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in got it, when its last byte had come. */
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

/** Stands for a backend or a gateway: keeps what it is asked, and answers as it is told. */
export async function startStandIn(answer: Answer) {
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
    /** Answers in another way from now on. */
    answerWith(other: Answer) {
      now = other;
    },
    /** Begins a test: nothing asked yet, the first answer again. */
    reset() {
      requests.length = 0;
      now = answer;
    },
    open: listen,
    /** As a process that has died: the port is closed. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
