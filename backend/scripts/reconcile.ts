import { loadConfig } from '../src/runtime/config.ts';
import { buildApp } from '../src/app.ts';

/**
 * Polls all pending payments, runs due captures, voids and refunds, and compares the provider's list of the last two
 * days with the ledger.
 * @returns exit code: 1 if there are differences
 */
export const reconcile = async (): Promise<number> => {
  const config = loadConfig();
  const app = await buildApp({ ...config, logLevel: 'warn' });
  try {
    // The demo's test bank is part of the backend, which cannot run at the same time: serve it here.
    if (config.payments?.provider === 'test') await app.listen({ port: config.port });
    const { comparison, watch, captureWorker, refunds } = app.payments;
    if (!comparison || !captureWorker || !refunds)
      throw new Error('Card payments are not set up: PAYMENT_PROVIDER is not set.');
    const polled = await watch.reconcile();
    const done = (await captureWorker.captureDue()) + (await refunds.refundDue());
    const compared = await comparison.compare();
    console.log(`Payments polled: ${polled}. Captures, voids and refunds: ${done}.`);
    if (!compared) throw new Error('The payment provider is not responding.');
    console.log(`Operations in the last two days: ${compared.listed}. New differences: ${compared.found}.`);
    return compared.found === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
};
