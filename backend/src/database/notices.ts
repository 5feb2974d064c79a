import type { Pool, PoolClient } from 'pg';
import { CHANGE_NOTICE, type Changes } from './changes.ts';

interface Notice {
  readonly xid: string;
  readonly change: string;
}

/**
 * Collects the change notices of each connection.
 * @returns a function that announces the collected changes of a connection, even after a failed transaction: the outcome
 * of a lost one is not known yet, so its rows count as well, and an unnecessary read is harmless
 */
export const collectChanges = (pool: Pool, changes: Changes) => {
  const noticesOf = new WeakMap<PoolClient, Notice[]>();
  pool.on('connect', (client) => {
    const notices: Notice[] = [];
    noticesOf.set(client, notices);
    client.on('notice', ({ code, message = '', detail = '' }) => {
      if (code === CHANGE_NOTICE) notices.push({ xid: detail, change: message });
    });
  });
  return (client: PoolClient, isLost = false): void => {
    for (const { xid, change } of noticesOf.get(client)?.splice(0) ?? [])
      if (isLost) changes.announce(change);
      else changes.announceOwn(xid, change);
  };
};
