import { ProviderError, type PaymentProvider } from './provider.ts';

/** `off`: there is no provider; `silent`: it did not answer lately, so cards are not offered. */
export type ProviderState = 'off' | 'ready' | 'silent';

/** So many calls in a row without an answer make it silent, for so long after the last one. */
const SILENT_CALLS = 3;
const SILENT_MS = 30_000;

/** A provider of whom it is known whether he answers. After a while he is asked again. */
export const watchedProvider = (
  provider: PaymentProvider | null,
): { provider: PaymentProvider | null; state: () => ProviderState } => {
  if (!provider) return { provider: null, state: () => 'off' };
  let failures = 0;
  let lastFailure = 0;

  const watched =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        const answer = await ask(...given);
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof ProviderError && error.reason === 'refused') failures = 0;
        else {
          failures += 1;
          lastFailure = performance.now();
        }
        throw error;
      }
    };

  return {
    provider: {
      ...provider,
      start: watched(provider.start),
      find: watched(provider.find),
      list: watched(provider.list),
      capture: watched(provider.capture),
      void: watched(provider.void),
      refund: watched(provider.refund),
      findRefund: watched(provider.findRefund),
    },
    state: () => (failures >= SILENT_CALLS && performance.now() - lastFailure < SILENT_MS ? 'silent' : 'ready'),
  };
};
