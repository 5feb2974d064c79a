import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import { sql } from '../sql/sql.ts';

/** Background work. It must tolerate running in two backends at once and being interrupted. */
interface Job {
  readonly name: string;
  /** Interval from one start to the next, ms. */
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

/** The lease ends before the next turn, since a backend is sometimes late. */
const LEASE_SHARE = 0.9;

/**
 * Takes the lease of a job.
 * @returns false if another process holds it
 */
export const takeLease = async (database: Database, name: string, ms: number): Promise<boolean> => {
  const taken = await database.query(sql`
    INSERT INTO job_leases (name, locked_until) VALUES (${name}, now() + ${Math.round(ms)} * interval '1 millisecond')
    ON CONFLICT (name) DO UPDATE SET locked_until = excluded.locked_until WHERE job_leases.locked_until <= now()
    RETURNING name`);
  return taken.length === 1;
};

/** Runs the background jobs. On close, the running one is finished. */
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
