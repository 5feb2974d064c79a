import { createHmac, randomUUID } from 'node:crypto';
import { openAccounts, type Charge, type ChargeStatus } from './accounts.ts';
import { behaviourOf, schemeOf, SECURE_CODE, digitsOf, takesAtOnce, type Behaviour } from './cards.ts';
import { createMoneyMoves } from './money-moves.ts';

/** Sends a webhook. @returns true if it was accepted */
type Deliver = (url: string, signature: string, body: string) => Promise<boolean>;

export interface BankOptions {
  /** Signs webhooks and authenticates the shop's requests. */
  readonly secretKey: string;
  /** Base URL of the bank's pages, without a trailing slash. */
  readonly url: string;
  /** Path of the bank's file; null keeps the data in memory. */
  readonly file: string | null;
  readonly deliver?: Deliver;
  /** Replaces setTimeout in tests. */
  readonly later?: (ms: number, work: () => void) => void;
  /** Current time in ms; the demo seeds payments in the past. */
  readonly now?: () => number;
}

/** The shop's request for a charge. */
export interface ChargeRequest {
  amount: number;
  currency: string;
  lang: 'en' | 'ar';
  order: string;
  idempotent: string;
  redirectUrl: string;
  postUrl: string;
  /** Authorises the amount now; it is captured later. */
  isHold: boolean;
}

/** Next page in the browser: the shop's return page, the 3-D Secure form, or a page that does not redirect. */
export type Next = 'return' | 'code' | 'stay';

/** Prefix of authorisation ids. */
const HOLD = 'auth_';
const PAGE_MS = 30 * 60_000;
const LATE_MS = 60_000;
const RETRY_MS = 5_000;
const TRIES = 3;
const DIGITS = new Map([['BHD', 3]]);

const post: Deliver = async (url, hashstring, body) => {
  const headers = { 'Content-Type': 'application/json', hashstring };
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => null);
  return response?.status === 200;
};

const isHold = ({ id }: Charge): boolean => id.startsWith(HOLD);

const unhurried = (ms: number, work: () => void): void => {
  setTimeout(work, ms).unref();
};

/**
 * A test bank that behaves like an external provider: it is called over HTTP, sends signed webhooks in Tap's format, and
 * its cards simulate failures.
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

  const notify = async (charge: Charge, status: string = charge.status, tries = TRIES): Promise<void> => {
    const isAccepted = await deliver(charge.post.url, sign(charge, status), JSON.stringify({ ...charge, status }));
    if (!isAccepted && tries > 1) later(RETRY_MS, () => void notify(charge, status, tries - 1));
  };

  const settle = (charge: Charge, status: ChargeStatus) => {
    charge.status = status;
    accounts.save({ charge });
  };

  /** Captures the amount, or authorises it if a hold was requested; the card decides how the shop is notified. */
  const accept = async (charge: Charge, behaviour: Behaviour): Promise<Next> => {
    charge.source = { payment_method: schemeOf(behaviour) };
    charge.refundsSlowly = behaviour === 'slow_refund';
    charge.refusesCaptures = behaviour === 'no_capture';
    settle(charge, isHold(charge) && !takesAtOnce(behaviour) ? 'AUTHORIZED' : 'CAPTURED');
    if (behaviour === 'silent') return 'stay';
    if (behaviour === 'webhook_first') {
      await notify(charge);
      await notify(charge, 'INITIATED');
      return 'return';
    }
    if (behaviour === 'late') later(LATE_MS, () => void notify(charge));
    else for (let sent = 0; sent < (behaviour === 'thrice' ? 3 : 1); sent += 1) void notify(charge);
    return behaviour === 'no_return' ? 'stay' : 'return';
  };

  const end = (charge: Charge, status: ChargeStatus): Next => {
    settle(charge, status);
    void notify(charge);
    return 'return';
  };

  return {
    ...createMoneyMoves({ accounts, later }),

    /** True if the Authorization header has the shop's key. */
    knows: (authorization: string | undefined): boolean => authorization === `Bearer ${secretKey}`,

    /** Idempotent: a repeated request returns the same charge. */
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

    /** Returns the charge; one not paid within PAGE_MS times out. */
    find(id: string): Charge | null {
      const charge = accounts.books.charges.get(id);
      if (charge?.status === 'INITIATED' && now() - Number(charge.transaction.created) > PAGE_MS)
        settle(charge, 'TIMEDOUT');
      return charge ?? null;
    },

    /** A charge that has been paid or cancelled leads back to the shop. */
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

    /** Charges created since a time in ms. */
    listSince: (since: number): Charge[] =>
      [...accounts.books.charges.values()].filter(({ transaction }) => Number(transaction.created) >= since),
  };
};

export type Bank = ReturnType<typeof createBank>;
