import { Gauge, type Registry } from 'prom-client';
import type { OutboxState } from '../mail/outbox.ts';
import { createReading } from './reading.ts';

/** Waiting mail, read from the database on each scrape, with a gauge for an unresponsive database. */
export const watchOutbox = (registry: Registry, readState: () => Promise<OutboxState>): void => {
  const registers = [registry];
  const read = createReading(readState);
  const gauge = (name: string, help: string, value: (state: OutboxState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await read();
        this.set(state === null ? Number.NaN : value(state));
      },
    });

  gauge('balsam_outbox_waiting_mails', 'Mails that are to leave', ({ waiting }) => waiting);
  gauge('balsam_outbox_dead_mails', 'Mails that were given up after eight tries', ({ dead }) => dead);
  gauge('balsam_outbox_oldest_waiting_seconds', 'Age of the oldest mail that is to leave', ({ oldest }) => oldest);
  new Gauge({
    name: 'balsam_database_up',
    help: '1 if the database responded to the last scrape within a second, else 0',
    registers,
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
};
