import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createSessions, type Client, type Session } from './pooler-sessions.ts';
import { portOf } from './server-process.ts';
import * as wire from './wire-messages.ts';

// A transaction pooler that takes every opportunity: each transaction of a client runs in another session of the server,
// and sessions keep what earlier clients have set there. Like PgBouncer it refuses most startup parameters, follows the
// names of prepared statements, and says what the server said.

const ALLOWED = ['user', 'database', 'client_encoding', 'application_name'];

interface Options {
  /** False for a pooler that is too old: names of statements go to the server as they are. */
  readonly followsNames?: boolean;
}

type Sessions = ReturnType<typeof createSessions>;

/** Starts the pooler in front of a server. @returns the URL of a database through it */
export const startPooler = async (serverUrl: string, { followsNames = true }: Options = {}) => {
  const target = new URL(serverUrl);
  const pools = new Map<string, Sessions>();
  const sockets = new Set<Socket>();
  /** Names at the server, by statement: clients share them. */
  const names = new Map<string, string>();

  const prepare = (session: Session, { name, rest }: { name: string; rest: Buffer }, isForClient: boolean) => {
    const isThere = session.prepared.has(name);
    if (isThere && !isForClient) return;
    session.expected.push({ isForClient, ...(!isThere && { name }) });
    session.prepared.add(name);
    session.socket.write(wire.encode({ type: 'P', body: Buffer.concat([wire.text(isThere ? '' : name), rest]) }));
  };

  /** Passes a message on, with the name of its statement at the server. */
  const forward = (client: Client, session: Session, { type, body }: wire.Message) => {
    const first = type === 'D' || type === 'C' ? 1 : 0;
    const portal = type === 'B' ? wire.textAt(body, 0).next : first;
    const isNamed =
      type === 'P' || type === 'B' || ((type === 'D' || type === 'C') && body.toString('latin1', 0, 1) === 'S');
    const name = isNamed ? wire.textAt(body, portal) : null;
    if (type === 'P' && name && name.text !== '' && followsNames) {
      const rest = body.subarray(name.next);
      const key = rest.toString('latin1');
      names.set(key, names.get(key) ?? `pooled_${names.size}`);
      const statement = { name: names.get(key) ?? '', rest };
      client.statements.set(name.text, statement);
      return prepare(session, statement, true);
    }
    if (type === 'P') session.expected.push({ isForClient: true });
    const statement = name && client.statements.get(name.text);
    if (!statement || !name) return session.socket.write(wire.encode({ type, body }));
    prepare(session, statement, false);
    const renamed = [body.subarray(0, portal), wire.text(statement.name), body.subarray(name.next)];
    session.socket.write(wire.encode({ type, body: Buffer.concat(renamed) }));
  };

  const serve = async (client: Client, sessions: Sessions) => {
    for (let message = client.backlog[0]; message; message = client.backlog[0]) {
      client.session ??= await sessions.take(client);
      client.session.owner = client;
      client.last = client.session;
      forward(client, client.session, message);
      client.backlog.shift();
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    const client: Client = { socket, statements: new Map(), backlog: [], session: null, last: null };
    const read = wire.createReader(true);
    let sessions: Sessions | undefined;

    const greet = async (parameters: Record<string, string>) => {
      const refused = Object.keys(parameters).find((name) => !ALLOWED.includes(name));
      if (refused) return socket.end(wire.refusal(`unsupported startup parameter: ${refused}`));
      const { user = '', database = user } = parameters;
      const key = `${user} ${database}`;
      sessions = pools.get(key) ?? createSessions(target, user, database);
      pools.set(key, sessions);
      const greeting = await sessions.greeting();
      socket.write(wire.encode({ type: 'R', body: Buffer.alloc(4) }));
      for (const status of greeting) socket.write(status);
      socket.write(wire.encode({ type: 'K', body: Buffer.alloc(8) }));
      socket.write(wire.encode({ type: 'Z', body: Buffer.from('I') }));
    };

    const fail = (error: unknown) => {
      if (error instanceof Error && 'answer' in error && Buffer.isBuffer(error.answer)) socket.end(error.answer);
      else socket.destroy();
    };

    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      // A session in the middle of a transaction cannot be used by others.
      client.session?.socket.destroy();
    });
    socket.on('data', (chunk) => {
      for (const message of read(chunk)) {
        if (message.type === '') {
          if (message.body.readInt32BE(0) === wire.ENCRYPTION) socket.write('N');
          else greet(wire.readStartup(message.body)).catch(fail);
        } else if (message.type === 'X') socket.end();
        else if (client.backlog.push(message) === 1 && sessions) serve(client, sessions).catch(fail);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    urlOf(databaseUrl: string): string {
      const address = new URL(databaseUrl);
      address.search = '';
      address.hostname = '127.0.0.1';
      address.port = String(portOf(server.address()));
      return address.href;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      for (const sessions of pools.values()) sessions.close();
      await closed;
    },
  };
};
