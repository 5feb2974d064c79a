import { createHmac, randomUUID } from 'node:crypto';
import { openAccounts, type Charge, type ChargeStatus } from './accounts.ts';
import { behaviourOf, schemeOf, SECURE_CODE, digitsOf, takesAtOnce, type Behaviour } from './cards.ts';
import { createMoneyMoves } from './money-moves.ts';

/** Sends a webhook. @returns whether it was taken */
type Deliver = (url: string, signature: string, body: string) => Promise<boolean>;

export interface BankOptions {
  /** Signs webhooks, and is the key that the shop asks with. */
  readonly secretKey: string;
  /** Where the bank's own pages are, without a slash at the end. */
  readonly url: string;
  /** Where it writes down what it knows; null: nowhere. */
  readonly file: string | null;
  readonly deliver?: Deliver;
  /** Does something after so many milliseconds; tests do it when they like. */
  readonly later?: (ms: number, work: () => void) => void;
  /** What time it is, in milliseconds; the demo's customers have paid in the past. */
  readonly now?: () => number;
}

/** What a shop asks for. */
export interface ChargeRequest {
  amount: number;
  currency: string;
  lang: 'en' | 'ar';
  order: string;
  idempotent: string;
  redirectUrl: string;
  postUrl: string;
  /** Whether the money is only held, and taken later. */
  isHold: boolean;
}

/** What the browser is shown next: the shop's page again, the bank's question for a code, or a page that goes nowhere. */
export type Next = 'return' | 'code' | 'stay';

/** What an authorisation is called by. */
const HOLD = 'auth_';
const PAGE_MS = 30 * 60_000;
const LATE_MS = 60_000;
const RETRY_MS = 5_000;
const TRIES = 3;
const DIGITS = new Map([['BHD', 3]]);

const post: Deliver = async (url, hashstring, body) => {
  const headers = { 'Content-Type': 'application/json', hashstring };
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => null);
  return answer?.status === 200;
};

const isHold = ({ id }: Charge): boolean => id.startsWith(HOLD);

const unhurried = (ms: number, work: () => void): void => {
  setTimeout(work, ms).unref();
};

/**
 * A bank of play money that behaves as another company's server does: it is asked over HTTP, tells by signed webhooks in
 * the words of Tap, and its cards do what goes wrong elsewhere.
 */
export const createBank = (options: BankOptions) => {
  const { secretKey, url, file, deliver = post, later = unhurried, now = Date.now } = options;
  const accounts = openAccounts(file);

  const sign = ({ id, amount, currency, reference, transaction }: Charge, status: string) =>
    createHmac('sha256', secretKey)
      .update(`x_id${id}x_amount${amount.toFixed(DIGITS.get(currency) ?? 2)}x_currency${currency}`)
      .update(`x_gateway_reference${reference.gateway}x_payment_reference${reference.payment}`)
      .update(`x_status${status}x_created${transaction.created}`)
      .digest('hex');

  const tell = async (charge: Charge, status: string = charge.status, tries = TRIES): Promise<void> => {
    const isTaken = await deliver(charge.post.url, sign(charge, status), JSON.stringify({ ...charge, status }));
    if (!isTaken && tries > 1) later(RETRY_MS, () => void tell(charge, status, tries - 1));
  };

  const settle = (charge: Charge, status: ChargeStatus) => {
    charge.status = status;
    accounts.save();
  };

  /** The money is taken, or held where that was asked for; then each card has its own way of telling. */
  const accept = async (charge: Charge, behaviour: Behaviour): Promise<Next> => {
    charge.source = { payment_method: schemeOf(behaviour) };
    charge.refundsSlowly = behaviour === 'slow_refund';
    charge.refusesCaptures = behaviour === 'no_capture';
    settle(charge, isHold(charge) && !takesAtOnce(behaviour) ? 'AUTHORIZED' : 'CAPTURED');
    if (behaviour === 'silent') return 'stay';
    if (behaviour === 'webhook_first') {
      await tell(charge);
      await tell(charge, 'INITIATED');
      return 'return';
    }
    if (behaviour === 'late') later(LATE_MS, () => void tell(charge));
    else for (let told = 0; told < (behaviour === 'thrice' ? 3 : 1); told += 1) void tell(charge);
    return behaviour === 'no_return' ? 'stay' : 'return';
  };

  const end = (charge: Charge, status: ChargeStatus): Next => {
    settle(charge, status);
    void tell(charge);
    return 'return';
  };

  return {
    ...createMoneyMoves({ accounts, later }),

    /** Whether it is the shop that asks. */
    knows: (authorization: string | undefined): boolean => authorization === `Bearer ${secretKey}`,

    /** The same request twice is one charge. */
    charge({ order, idempotent, lang, redirectUrl, postUrl, amount, currency, isHold: holds }: ChargeRequest): Charge {
      const known = [...accounts.books.charges.values()].find(({ reference }) => reference.idempotent === idempotent);
      if (known) return known;
      const id = `${holds ? HOLD : 'chg_'}${randomUUID()}`;
      const charge: Charge = {
        ...{ id, status: 'INITIATED', amount, currency, lang, refundsSlowly: false, refusesCaptures: false },
        reference: { gateway: `gw-${id.slice(-8)}`, payment: `pay-${id.slice(-8)}`, order, idempotent },
        transaction: { url: `${url}/pay/${id}`, created: String(now()) },
        source: { payment_method: '' },
        redirect: { url: redirectUrl },
        post: { url: postUrl },
      };
      accounts.books.charges.set(id, charge);
      accounts.save();
      return charge;
    },

    /** Nobody pays any more on a page that has been open for too long. */
    find(id: string): Charge | null {
      const charge = accounts.books.charges.get(id);
      if (charge?.status === 'INITIATED' && now() - Number(charge.transaction.created) > PAGE_MS)
        settle(charge, 'TIMEDOUT');
      return charge ?? null;
    },

    /** Whoever has paid or given up is not asked again. */
    async pay(charge: Charge, card: string): Promise<Next> {
      if (charge.status !== 'INITIATED') return 'return';
      const behaviour = behaviourOf(card);
      if (behaviour === 'secure') return 'code';
      if (behaviour === 'declined' || (behaviour === 'benefit' && charge.currency !== 'BHD'))
        return end(charge, 'DECLINED');
      return accept(charge, behaviour);
    },

    async confirm(charge: Charge, code: string): Promise<Next> {
      if (charge.status !== 'INITIATED') return 'return';
      return digitsOf(code) === SECURE_CODE ? accept(charge, 'secure') : end(charge, 'FAILED');
    },

    cancel: (charge: Charge): Next => (charge.status === 'INITIATED' ? end(charge, 'CANCELLED') : 'return'),

    /** What was asked for since a moment. */
    listSince: (since: number): Charge[] =>
      [...accounts.books.charges.values()].filter(({ transaction }) => Number(transaction.created) >= since),
  };
};

export type Bank = ReturnType<typeof createBank>;
