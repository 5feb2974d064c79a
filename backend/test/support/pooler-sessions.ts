import { connect, type Socket } from 'node:net';
import * as wire from './wire-messages.ts';

const MOST_SESSIONS = 30;

export interface Session {
  readonly socket: Socket;
  readonly prepared: Set<string>;
  /** ParseComplete messages to come: the name that is prepared by then, and whether the client waits for it. */
  expected: { readonly name?: string; readonly isForClient: boolean }[];
  owner: Client | null;
}

export interface Client {
  readonly socket: Socket;
  /** Parse messages of its statements, by its name for them. */
  readonly statements: Map<string, { readonly name: string; readonly rest: Buffer }>;
  readonly backlog: wire.Message[];
  session: Session | null;
  last: Session | null;
}

/** Sessions of one user in one database, for a pooler. */
export const createSessions = (target: URL, user: string, database: string) => {
  const all = new Set<Session>();
  const idle: Session[] = [];
  const waiting: (() => void)[] = [];
  let greeting: Buffer[] = [];

  const open = async (): Promise<Session> => {
    const folder = target.searchParams.get('host');
    const socket = folder
      ? connect(`${folder}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), target.hostname);
    const session: Session = { socket, prepared: new Set(), expected: [], owner: null };
    all.add(session);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      all.delete(session);
      if (idle.includes(session)) idle.splice(idle.indexOf(session), 1);
      session.owner?.socket.destroy();
      waiting.shift()?.();
    });
    const read = wire.createReader(false);
    const heard: Buffer[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('The server has closed the connection.')));
      socket.on('data', (chunk) => {
        for (const message of read(chunk)) {
          if (session.owner) answer(session, session.owner, message);
          else if (message.type === 'S') heard.push(wire.encode(message));
          else if (message.type === 'Z') resolve();
          else if (message.type === 'E') reject(Object.assign(new Error('refused'), { answer: wire.encode(message) }));
        }
      });
      socket.write(wire.startup({ user, database }));
    });
    greeting = heard;
    return session;
  };

  const answer = (session: Session, client: Client, message: wire.Message) => {
    if (message.type === '1') {
      const done = session.expected.shift();
      if (done && !done.isForClient) return;
    }
    if (message.type === 'E') {
      // The server skips what was sent after the failure.
      for (const { name } of session.expected) if (name) session.prepared.delete(name);
      session.expected = [];
    }
    client.socket.write(wire.encode(message));
    if (message.type === 'Z' && message.body.toString() === 'I') {
      session.owner = null;
      client.session = null;
      idle.push(session);
      waiting.shift()?.();
    }
  };

  return {
    /** A session other than the client's last one, as long as there are enough. */
    async take(client: Client): Promise<Session> {
      for (;;) {
        const another = idle.find((session) => session !== client.last);
        if (!another && all.size < MOST_SESSIONS) return open();
        const found = another ?? idle[0];
        if (found) {
          idle.splice(idle.indexOf(found), 1);
          return found;
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    greeting: async () => {
      if (greeting.length === 0) idle.push(await open());
      return greeting;
    },
    close: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
};
