import { loadConfig } from '../src/runtime/config.ts';
import { buildApp } from '../src/app.ts';

/**
 * Asks the payment provider for everything that waits, does what is due, and compares his list of two days with ours.
 * @returns 1 when he does not answer, or something does not fit
 */
export const reconcile = async (): Promise<number> => {
  const config = loadConfig();
  const app = await buildApp({ ...config, logLevel: 'warn' });
  try {
    // The bank of a demo stands in its own process, whose data nobody else has open: it answers here meanwhile.
    if (config.payments?.provider === 'test') await app.listen({ port: config.port });
    const { comparison, watch, captureWorker, refunds } = app.payments;
    if (!comparison || !captureWorker || !refunds)
      throw new Error('Nobody takes cards here: PAYMENT_PROVIDER is not set.');
    const asked = await watch.reconcile();
    const done = (await captureWorker.captureDue()) + (await refunds.refundDue());
    const compared = await comparison.compare();
    console.log(`Payments asked for: ${asked}. Captures, voids and refunds: ${done}.`);
    if (!compared) throw new Error('The payment provider does not answer.');
    console.log(`In the list of two days: ${compared.listed}. What does not fit and is new: ${compared.found}.`);
    return compared.found === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
};
