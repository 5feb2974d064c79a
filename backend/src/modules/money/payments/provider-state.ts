import type { FastifyBaseLogger } from 'fastify';
import { ProviderError, type PaymentProvider } from './provider.ts';

/**
 * `off`: no provider is configured; `silent`: it has not responded yet, or no longer does, so cards are not offered.
 */
export type ProviderState = 'off' | 'ready' | 'silent';

/** Failed calls in a row after which cards are no longer offered. */
const SILENT_CALLS = 3;

type Log = Pick<FastifyBaseLogger, 'warn'>;

interface WatchedProvider {
  readonly provider: PaymentProvider | null;
  state(): ProviderState;
  /** Probes a silent provider. Logs each new reason for a failure once, and the recovery. */
  probe(log: Log): Promise<void>;
}

/**
 * A provider with its availability. It is `silent` until its first response, so that a wrong key or address is noticed
 * before a customer pays. The test bank is part of this program and needs no first response.
 */
export const watchedProvider = (provider: PaymentProvider | null): WatchedProvider => {
  if (!provider) return { provider: null, state: () => 'off', probe: async () => undefined };
  let failures = provider.name === 'test' ? 0 : SILENT_CALLS;
  let lastLogged = '';
  const state = () => (failures >= SILENT_CALLS ? 'silent' : 'ready');

  const watched =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        const response = await ask(...given);
        failures = 0;
        return response;
      } catch (error) {
        if (error instanceof ProviderError && error.reason === 'refused') failures = 0;
        else failures += 1;
        throw error;
      }
    };

  const list = watched(provider.list);
  const logOnce = (log: Log, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== lastLogged) log.warn({ err: error }, `Card payment is not offered. ${reason}`);
    lastLogged = reason;
  };

  return {
    provider: {
      ...provider,
      list,
      start: watched(provider.start),
      find: watched(provider.find),
      capture: watched(provider.capture),
      void: watched(provider.void),
      refund: watched(provider.refund),
      findRefund: watched(provider.findRefund),
    },
    state,
    async probe(log) {
      if (state() === 'ready') return;
      const error: unknown = await list(new Date()).then(
        () => null,
        (failure: unknown) => failure,
      );
      if (state() === 'silent') return logOnce(log, error);
      if (lastLogged) log.warn('The payment provider responds again, and card payment is offered.');
      lastLogged = '';
    },
  };
};
