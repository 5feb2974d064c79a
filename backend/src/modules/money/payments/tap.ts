import type { z } from 'zod';
import { assertOutsideTransaction } from '../../../database/transaction.ts';
import type { PaymentConfig } from '../../../runtime/payment-config.ts';
import { inSpan } from '../../../tracing/spans.ts';
import { ProviderError, type PaymentProvider, type ProviderEvent } from './provider.ts';
import * as wire from './tap-wire.ts';

const TIMEOUT_MS = 10_000;
/** Statuses that reject the request itself; any other error leaves its outcome unknown. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

const isUnauthorised = (status: number): boolean => [401, 403].includes(status);
const WRONG_KEY = 'The payment provider does not accept TAP_SECRET_KEY: copy the key from its console.';

const silent = (message: string, cause?: unknown) => new ProviderError('silent', message, cause);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readEvent = (
  secretKey: string,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
): ProviderEvent | null => {
  const { success, data } = wire.TapCharge.safeParse(parsed(body.toString('utf8')));
  if (!success || !wire.isSignedBy(secretKey, data, headers['hashstring'])) return null;
  return { key: `${data.id}:${data.status}`, ref: data.id };
};

/**
 * Payments by Tap, or any server with the same API: the test bank uses the same code.
 * @param timeoutMs response timeout
 */
export const createTapProvider = (config: Omit<PaymentConfig, 'schemes'>, timeoutMs = TIMEOUT_MS): PaymentProvider => {
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    assertOutsideTransaction('A payment provider');
    try {
      const response = await fetch(`${config.url}/v2/${path}`, {
        method,
        headers: { Authorization: `Bearer ${config.secretKey}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (isRefusal(response.status))
        throw new ProviderError('refused', `The payment provider responded to ${path} with ${response.status}.`);
      if (isUnauthorised(response.status)) throw silent(WRONG_KEY);
      if (!response.ok) throw silent(`The payment provider responded to ${path} with ${response.status}.`);
      return await response.json();
    } catch (error) {
      throw error instanceof ProviderError
        ? error
        : silent(`The payment provider at ${config.url} did not respond to ${path}.`, error);
    }
  };

  const ask = async <Schema extends z.ZodType>(schema: Schema, ...request: Parameters<typeof send>) => {
    const answer = await inSpan('ask the payment provider', {}, () => send(...request));
    const read = schema.safeParse(answer);
    if (!read.success) throw silent('Its response is not valid.', read.error);
    return read.data;
  };

  /** Reads all pages of a list: an incomplete list would make the missing payments look lost. */
  const listAll = async (kind: 'charges' | 'authorize', since: Date): Promise<wire.TapCharge[]> => {
    const known = new Map<string, wire.TapCharge>();
    const until = new Date();
    let last: string | null = null;
    do {
      const answer = await ask(wire.TapList, 'POST', `${kind}/list`, wire.toListRequest(since, until, last));
      const { listed, hasMore } = wire.toPage(answer);
      const news = listed.filter(({ id }) => !known.has(id));
      for (const charge of news) known.set(charge.id, charge);
      if (hasMore && news.length === 0) throw silent('Its list does not continue.');
      last = hasMore ? (listed.at(-1)?.id ?? null) : null;
    } while (last !== null);
    return [...known.values()];
  };

  const { merchant, plan } = config;
  const place = (ref: string): string =>
    `${ref.startsWith('auth_') ? 'authorize' : 'charges'}/${encodeURIComponent(ref)}`;

  return {
    ...{ name: config.provider, plan },
    async start(attempt) {
      const [path, body] =
        plan === 'sale'
          ? (['charges', wire.toChargeRequest(merchant, attempt)] as const)
          : (['authorize', wire.toAuthorizeRequest(merchant, attempt)] as const);
      const charge = await ask(wire.TapCharge, 'POST', path, body);
      const redirectUrl = charge.transaction?.url;
      if (!redirectUrl) throw silent('It returned no URL of its payment page.');
      return { ref: charge.id, redirectUrl };
    },
    find: async (ref) => wire.toTruth(await ask(wire.TapCharge, 'GET', place(ref))),
    async list(since) {
      const kinds = plan === 'sale' ? (['charges'] as const) : (['charges', 'authorize'] as const);
      const lists = await Promise.all(kinds.map((kind) => listAll(kind, since)));
      return lists.flat().map(wire.toListed);
    },
    capture: async (request) =>
      wire.toCaptureOutcome(await ask(wire.TapCharge, 'POST', 'charges', wire.toCaptureRequest(merchant, request))),
    void: async ({ ref, key }) =>
      wire.toVoidOutcome(await ask(wire.TapCharge, 'POST', `${place(ref)}/void`, { reference: { idempotent: key } })),
    refund: async (request) =>
      wire.toRefundOutcome(await ask(wire.TapRefund, 'POST', 'refunds', wire.toRefundRequest(request))),
    findRefund: async (ref) =>
      wire.toRefundOutcome(await ask(wire.TapRefund, 'GET', `refunds/${encodeURIComponent(ref)}`)),
    readEvent: (headers, body) => readEvent(config.secretKey, headers, body),
  };
};
