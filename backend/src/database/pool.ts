import pg from 'pg';
import { columnParsers } from './parsers.ts';

/** Connections of a process to a server. */
export const POOL_SIZE = 10;

/** A pool whose connections may end at any time. */
export const createPool = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ types: columnParsers, ...options });
  // A dying connection emits 'error' on the pool or the client; without a listener the process would exit.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
};
