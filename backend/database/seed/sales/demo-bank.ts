import { createBank } from '../../../src/test-bank/bank.ts';

/** What the bank has told of a payment, and when. */
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
 * The test bank as it was in the past: the demo's customers have paid there, and it knows of them when the shop opens. It is
 * called without HTTP, for the demo is written in one transaction, in which nobody outside is asked.
 * @param file where it writes down what it knows; null: nowhere
 */
export const openDemoBank = (file: string | null) => {
  let moment = '';
  const events: TestBankEvent[] = [];
  const bank = createBank({
    ...{ secretKey: 'nobody asks it by its address', url: 'http://localhost/api/test-bank', file },
    now: () => Date.parse(moment),
    deliver: async (_url, _signature, body) => {
      const { id: ref, status } = JSON.parse(body) as { id: string; status: string };
      const common = { provider: 'test', event_key: `${ref}:${status}`, ref, state: 'processed' } as const;
      events.push({ ...common, attempts: 1, run_at: moment, received_at: moment });
      return true;
    },
  });
  return {
    /** What it has told so far. */
    events,
    /** The bank at a moment, ISO. */
    at: (time: string) => {
      moment = time;
      return bank;
    },
  };
};

export type DemoBank = ReturnType<typeof openDemoBank>;
