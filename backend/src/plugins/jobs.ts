import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import { sql } from '../sql/sql.ts';

/** Work that nobody asks for. It must do no harm when two backends do it at once, or when it is cut short. */
interface Job {
  readonly name: string;
  /** How long after one beginning the next one is due. */
  readonly everyMs: number;
  /** Runs in every backend, because its result belongs to the process. Other jobs run in one backend at a time. */
  readonly isPerProcess?: boolean;
  run(): Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Repeats a job while the app listens: in one of several backends, unless it is per process. */
    addJob(job: Job): void;
  }
}

/** Whoever had a job is late once in a while: the lease ends before the next turn. */
const LEASE_SHARE = 0.9;

/** @returns whether a job is this process's for so long: it had not been taken, or its time is over */
export const takeLease = async (database: Database, name: string, ms: number): Promise<boolean> => {
  const taken = await database.query(sql`
    INSERT INTO job_leases (name, locked_until) VALUES (${name}, now() + ${Math.round(ms)} * interval '1 millisecond')
    ON CONFLICT (name) DO UPDATE SET locked_until = excluded.locked_until WHERE job_leases.locked_until <= now()
    RETURNING name`);
  return taken.length === 1;
};

/** Runs the jobs of the house. When the app closes, the one that is being done is finished. */
const jobs: FastifyPluginAsync = async (app) => {
  const timers: NodeJS.Timeout[] = [];
  const runs = new Map<string, Promise<unknown>>();

  const begin = async ({ name, everyMs, isPerProcess = false, run }: Job) => {
    try {
      if (isPerProcess || (await takeLease(app.database, name, everyMs * LEASE_SHARE))) await run();
    } catch (error) {
      app.log.error({ err: error, job: name }, 'a job failed');
    }
  };

  app.decorate('addJob', (job: Job) => {
    app.addHook('onListen', async () => {
      const timer = setInterval(() => {
        runs.set(
          job.name,
          (runs.get(job.name) ?? Promise.resolve()).then(() => begin(job)),
        );
      }, job.everyMs);
      timers.push(timer);
    });
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(runs.values());
  });
};

export const jobsPlugin = fastifyPlugin(jobs);
