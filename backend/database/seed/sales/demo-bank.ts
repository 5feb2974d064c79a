import { createBank } from '../../../src/test-bank/bank.ts';

/** A webhook of the bank, with its time. */
interface TestBankEvent {
  provider: 'test';
  event_key: string;
  ref: string;
  state: 'processed';
  attempts: number;
  run_at: string;
  received_at: string;
}

/**
 * The test bank with a settable clock, so that it knows the demo's past payments. It is called directly, because the
 * demo is written in one transaction, in which HTTP calls are not allowed.
 * @param file path of the bank's file; null keeps the data in memory
 */
export const openDemoBank = (file: string | null) => {
  let moment = '';
  const events: TestBankEvent[] = [];
  const bank = createBank({
    ...{ secretKey: 'not called over HTTP', url: 'http://localhost/api/test-bank', file },
    now: () => Date.parse(moment),
    deliver: async (_url, _signature, body) => {
      const { id: ref, status } = JSON.parse(body) as { id: string; status: string };
      const common = { provider: 'test', event_key: `${ref}:${status}`, ref, state: 'processed' } as const;
      events.push({ ...common, attempts: 1, run_at: moment, received_at: moment });
      return true;
    },
  });
  return {
    /** Webhooks sent so far. */
    events,
    /** Sets the clock (ISO 8601) and returns the bank. */
    at: (time: string) => {
      moment = time;
      return bank;
    },
  };
};

export type DemoBank = ReturnType<typeof openDemoBank>;
