import { openDatabase } from '../../src/database/open-database.ts';
import type { TestResponse, TestApp } from './app.ts';
import { createEmptyStore } from './engine.ts';
import { createFactories } from './factories.ts';
import { startMailServer } from './mail-server.ts';
import { createSales } from './sales.ts';
import { freePort, startServer, untilReady } from './server-process.ts';

type Call = TestApp['call'];

const parse = (text: string): TestResponse['body'] => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Calls the API of the server at a port over the network, like `call` within the process. */
const callAt =
  (port: number): Call =>
  async (route, { token, body, headers } = {}) => {
    const [method, path] = route.split(' ', 2);
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...(method && { method }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text), text, headers: Object.fromEntries(response.headers) };
  };

/** Starts two servers simultaneously on an empty database, with one mail server. */
export const startTwoServers = async (environment: Record<string, string> = {}) => {
  const store = await createEmptyStore();
  const mail = await startMailServer();
  const servers: ReturnType<typeof startServer>[] = [];
  const start = async () => {
    const port = await freePort();
    const server = startServer(store, { PORT: String(port), SMTP_URL: mail.url, ...environment });
    servers.push(server);
    return { port, call: callAt(port), ...server };
  };
  const first = await start();
  const second = await start();
  await Promise.all([untilReady(first.port), untilReady(second.port)]);
  const database = await openDatabase(store);
  const make = createFactories(database);
  return {
    first,
    second,
    /** Starts another server after one has ended. */
    async startAnother() {
      const another = await start();
      await untilReady(another.port);
      return another;
    },
    database,
    make,
    mail,
    sales: createSales({ call: first.call, make, database }),
    async stop() {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await database.close();
      mail.stop();
      await store.remove();
    },
  };
};

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;
