import { once } from 'node:events';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ResponseBodies } from './response-bodies.ts';

// A server that is measured runs in a process of its own, so that its CPU time is not the load generator's.

/** As in production. */
const BACKLOG = 4096;

/** What a process has used since its start. */
export interface Usage {
  readonly cpuMs: number;
  /** SQL statements of requests. */
  readonly statements: number;
}

/** What the bench says to the process: `usage` asks what it has used, answers are what the bare server shall send. */
export type Question = 'usage' | ResponseBodies;

type Reply = { readonly address: string } | Usage;

/** A server in a process of its own. */
export interface MeasuredProcess {
  readonly address: string;
  usage(): Promise<Usage>;
  say(question: Question): void;
  stop(): Promise<void>;
}

const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && ('address' in message || 'cpuMs' in message);

/** The next thing that the server says; others in its process (a module loader) may use the channel, too. */
const nextReply = async (child: ChildProcess, ended: Promise<never>): Promise<Reply> => {
  for (;;) {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    if (isReply(message)) return message;
  }
};

const endOf = (child: ChildProcess): Promise<never> => {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A measured server ended before its time.')));
  // Once it has been stopped, nobody waits for its end any more.
  ended.catch(() => undefined);
  return ended;
};

/**
 * Starts a server script of this folder and waits until it listens. It ends with this process, whatever happens.
 * @param environment what the script's own environment has beside this process's
 */
export const startMeasured = async (script: string, environment: NodeJS.ProcessEnv = {}): Promise<MeasuredProcess> => {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    // Bodies are bytes.
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
      if ('address' in reply) throw new Error('A measured server does not say what it has used.');
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
  onAnswers?(answers: ResponseBodies): void;
}

/** The other side, in the script: listens, tells its address and what it uses, and closes when the bench goes away. */
export const serveMeasured = async (app: FastifyInstance, { statements = () => 0, onAnswers }: Served) => {
  process.on('message', (question: Question) => {
    if (question !== 'usage') return onAnswers?.(question);
    const { user, system } = process.cpuUsage();
    const usage: Usage = { cpuMs: (user + system) / 1000, statements: statements() };
    process.send?.(usage);
  });
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
  process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }) });
};
