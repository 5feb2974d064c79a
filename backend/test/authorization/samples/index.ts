import type { SampleTools, Samples } from '../sample.ts';
import { accountSamples } from './account.ts';
import { afterSalesSamples } from './after-sales.ts';
import { attributeSamples } from './attributes.ts';
import { auditSamples } from './audit.ts';
import { backOfficeSamples } from './back-office.ts';
import { consoleSamples } from './console.ts';
import { contentSamples } from './contents.ts';
import { couponSamples } from './coupons.ts';
import { directorySamples } from './directory.ts';
import { guestSamples } from './guests.ts';
import { invoiceSamples } from './invoices.ts';
import { licenceSamples } from './licences.ts';
import { lotSamples } from './lots.ts';
import { messageSamples } from './messages.ts';
import { moneySamples } from './money.ts';
import { payoutSamples } from './payouts.ts';
import { oversightSamples } from './oversight.ts';
import { addressSamples } from './addresses.ts';
import { adminPaymentSamples } from './admin-payments.ts';
import { paymentSamples } from './payments.ts';
import { peopleSamples } from './people.ts';
import { placeSamples } from './places.ts';
import { privacySamples } from './privacy.ts';
import { productFileSamples } from './product-files.ts';
import { productSamples } from './products.ts';
import { recallSamples } from './recalls.ts';
import { returnSamples } from './returns.ts';
import { salesSamples } from './sales.ts';
import { securitySamples } from './security.ts';
import { teamSamples } from './team.ts';
import { vendorOrderSamples } from './vendor-orders.ts';
import { vendorStoreSamples } from './vendor-store.ts';

/** Samples of every route; each module contributes its own. */
export const createSamples = (tools: SampleTools): Samples => ({
  ...directorySamples(tools),
  ...attributeSamples(tools),
  ...auditSamples,
  ...accountSamples(tools),
  ...addressSamples(tools),
  ...salesSamples(tools),
  ...couponSamples(tools),
  ...guestSamples(tools),
  ...afterSalesSamples(tools),
  ...backOfficeSamples(tools),
  ...productSamples(tools),
  ...productFileSamples(tools),
  ...vendorOrderSamples(tools),
  ...vendorStoreSamples(tools),
  ...consoleSamples(tools),
  ...contentSamples(tools),
  ...oversightSamples(tools),
  ...placeSamples(tools),
  ...peopleSamples(tools),
  ...licenceSamples(tools),
  ...lotSamples(tools),
  ...moneySamples(tools),
  ...payoutSamples(tools),
  ...invoiceSamples(tools),
  ...recallSamples(tools),
  ...returnSamples(tools),
  ...paymentSamples(tools),
  ...adminPaymentSamples(tools),
  ...teamSamples(tools),
  ...privacySamples(tools),
  ...securitySamples(tools),
  ...messageSamples(tools),
});
