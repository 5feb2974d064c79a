import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { joinLives, leaveLives, readAnnounced } from './announcements.ts';
import type { Changes } from './changes.ts';
import type { Marks } from './replica-marks.ts';

/** Interval of the heartbeat, and the time for which its last response is trusted. */
const BEAT_MS = 300;
const BELIEVED_MS = 1000;
const RECONNECT_MS = 1000;
/** Every third beat renews the row of the process: it counts as dead after five seconds. */
const RENEW_MS = 900;

interface Heart {
  readonly lifeId: number;
  readonly changes: Changes;
  /** Written with each beat, for replicas; null without them. */
  readonly marks: Marks | null;
}

/**
 * Reads the changes of other processes, and shows them that this one is alive. It has a connection of its own, because
 * it must not wait for one of the pool, but needs no session. After a second without a response, `isCurrent` is false
 * and caches are bypassed; after a reconnect, or if the row of the process is missing, everything counts as changed.
 */
export const startHeartbeat = (connection: pg.ClientConfig, { lifeId, changes, marks }: Heart) => {
  const closing = new AbortController();
  let heardAt = -Infinity;
  /** True while the row is known to be there: a late heartbeat does not reset it, a failed one does. */
  let isLiving = false;
  const lose = () => {
    heardAt = -Infinity;
    isLiving = false;
  };

  /** Beats while the row of the process is there. */
  const beat = async (client: pg.Client) => {
    let renewedAt = performance.now();
    let since = await joinLives(client, lifeId);
    // Earlier announcements were missed.
    changes.forget();
    heardAt = renewedAt;
    isLiving = true;
    for (;;) {
      await marks?.write(client, lifeId);
      await pause(BEAT_MS, undefined, { signal: closing.signal, ref: false });
      const sentAt = performance.now();
      const renews = sentAt - renewedAt >= RENEW_MS;
      const heard = await readAnnounced(client, { lifeId, since, renews });
      if (!heard) return;
      changes.hear(heard.announced);
      since = heard.snapshot;
      heardAt = sentAt;
      isLiving = true;
      if (renews) renewedAt = sentAt;
    }
  };

  const connect = async () => {
    const client = new pg.Client({ ...connection, query_timeout: BELIEVED_MS });
    client.on('error', () => undefined);
    client.on('end', lose);
    const leave = async () => {
      if (closing.signal.aborted) await leaveLives(client, lifeId);
      await client.end();
    };
    try {
      await client.connect();
      while (!closing.signal.aborted) await beat(client);
    } finally {
      lose();
      // An unresponsive server does not confirm the end of a connection either.
      await Promise.race([leave().catch(() => undefined), pause(BELIEVED_MS, undefined, { ref: false })]);
    }
  };

  const keepBeating = async () => {
    while (!closing.signal.aborted) {
      await connect().catch(() => undefined);
      await pause(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const beating = keepBeating();

  return {
    isCurrent: () => performance.now() - heardAt < BELIEVED_MS,
    life: { id: lifeId, isSeen: () => isLiving },
    async close(): Promise<void> {
      closing.abort();
      await beating;
    },
  };
};
