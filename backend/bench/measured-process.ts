import { once } from 'node:events';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ResponseBodies } from './response-bodies.ts';

// A measured server runs in a separate process, so that its CPU time excludes the load generator.

/** Same value as in production. */
const BACKLOG = 4096;

/** Resources used since the start of the process. */
export interface Usage {
  readonly cpuMs: number;
  /** SQL statements of requests, without background work. */
  readonly statements: number;
}

/** Message to the process: `usage` requests its usage; bodies are the responses of the bare server. */
export type Question = 'usage' | ResponseBodies;

type Reply = { readonly address: string } | Usage;

/** A server in a separate process. */
export interface MeasuredProcess {
  readonly address: string;
  usage(): Promise<Usage>;
  say(question: Question): void;
  stop(): Promise<void>;
}

const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && ('address' in message || 'cpuMs' in message);

/** Next reply of the server. Others in its process, such as a module loader, may use the channel too. */
const nextReply = async (child: ChildProcess, ended: Promise<never>): Promise<Reply> => {
  for (;;) {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    if (isReply(message)) return message;
  }
};

const endOf = (child: ChildProcess): Promise<never> => {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A measured server ended too early.')));
  // After a regular stop the rejection has no listener.
  ended.catch(() => undefined);
  return ended;
};

/**
 * Starts a server script of this folder and waits until it listens. It ends together with this process.
 * @param environment additional variables
 */
export const startMeasured = async (script: string, environment: NodeJS.ProcessEnv = {}): Promise<MeasuredProcess> => {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    // Response bodies are buffers.
    serialization: 'advanced',
    env: { ...process.env, ...environment },
  });
  const ended = endOf(child);
  const first = await nextReply(child, ended);
  return {
    address: 'address' in first ? first.address : '',
    async usage() {
      child.send('usage');
      const reply = await nextReply(child, ended);
      if ('address' in reply) throw new Error('A measured server did not report its usage.');
      return reply;
    },
    say: (question) => void child.send(question),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
};

interface Served {
  statements?(): number;
  onResponses?(bodies: ResponseBodies): void;
}

/** Runs in the script: listens, reports address and usage, and closes when the bench disconnects. */
export const serveMeasured = async (app: FastifyInstance, { statements = () => 0, onResponses }: Served) => {
  process.on('message', (question: Question) => {
    if (question !== 'usage') return onResponses?.(question);
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpuMs: (user + system) / 1000, statements: statements() };
    process.send?.(usage);
  });
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }) });
};
