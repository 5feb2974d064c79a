import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cardSchemes, type CardScheme } from '../facts/card-schemes.ts';
import { flag, secretService } from './environment-fields.ts';

/** A Tap account (payment provider): all variables or none. */
export const TapEnvironment = z.object({
  TAP_URL: secretService('https://api.tap.company').default('https://api.tap.company'),
  TAP_SECRET_KEY: z.string('must be the secret key of the account'),
  TAP_MERCHANT: z.string('must be the id of the merchant'),
  TAP_AUTHORISE: flag.default(false),
  TAP_SCHEMES: z
    .string()
    .default('mada,benefit,visa,mastercard')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(cardSchemes, `must be a list of ${cardSchemes.join(', ')}`))),
});

/** A payment provider and the URL of its service. */
export interface PaymentConfig {
  readonly provider: 'test' | 'tap';
  readonly url: string;
  readonly secretKey: string;
  readonly merchant: string;
  /** Time of the capture: at payment, at the first shipment, or at the shipment of each sub-order. */
  readonly plan: 'sale' | 'once' | 'parts';
  /** Card schemes and wallets that the account accepts. */
  readonly schemes: readonly CardScheme[];
}

/** Variables that choose a provider. */
interface Choice {
  readonly PAYMENT_PROVIDER?: PaymentConfig['provider'] | undefined;
  readonly TEST_BANK_SECRET?: string | undefined;
}

const TEST_BANK = 'api/test-bank';

/** The test bank requires demo mode, so that real orders are never paid with play money. */
export const paymentsOf = (
  { PAYMENT_PROVIDER: provider, TEST_BANK_SECRET }: Choice,
  { publicOrigin, demo }: { publicOrigin: string; demo: boolean },
  readTap: () => z.infer<typeof TapEnvironment>,
): PaymentConfig | null => {
  if (provider === undefined) return null;
  if (provider === 'tap') {
    const { TAP_URL, TAP_SECRET_KEY, TAP_MERCHANT, TAP_AUTHORISE, TAP_SCHEMES: schemes } = readTap();
    const plan = TAP_AUTHORISE ? 'once' : 'sale';
    return { provider, url: TAP_URL, secretKey: TAP_SECRET_KEY, merchant: TAP_MERCHANT, plan, schemes };
  }
  if (!demo)
    throw new Error('The environment variable PAYMENT_PROVIDER is "test", which works only in demo mode (DEMO=1).');
  const secretKey = TEST_BANK_SECRET ?? randomBytes(32).toString('base64url');
  return {
    ...{ provider, url: `${publicOrigin}/${TEST_BANK}`, secretKey, merchant: 'balsam', plan: 'parts' },
    schemes: ['mada', 'benefit', 'visa', 'mastercard'],
  };
};
