import type { REPORT_REASONS } from '../../../src/facts/reports.ts';
import type { DemoProduct } from './build-catalogue.ts';
import { daysBefore } from '../moments.ts';
import { adminId } from '../people-rows/people-rows.ts';

interface DemoReport {
  /** Place of the product among those on sale; omitted for a report of the seller. */
  product?: number;
  reason: (typeof REPORT_REASONS)[number];
  text: string;
  email: string;
  lang: 'en' | 'ar';
  /** Days ago. */
  sent: number;
  decision?: { state: 'kept' | 'acted'; note: string; decided: number };
}

/** Vendor of the report without a product. */
const REPORTED_VENDOR = 3;

const reports: readonly DemoReport[] = [
  {
    ...{ product: 4, reason: 'wrong_information', lang: 'en', email: 'rania@mail.balsam.test', sent: 33 },
    text: 'The page says one hundred pieces, the box says fifty.',
    decision: { state: 'acted', note: 'The vendor has corrected the quantity.', decided: 32 },
  },
  {
    ...{ product: 11, reason: 'counterfeit', lang: 'ar', email: 'salman@mail.balsam.test', sent: 19 },
    text: 'العبوة مختلفة عن العبوة الأصلية التي أعرفها.',
    decision: { state: 'kept', note: 'The manufacturer has confirmed the new packaging.', decided: 18 },
  },
  {
    ...{ product: 23, reason: 'expired', lang: 'en', email: 'mona@mail.balsam.test', sent: 2 },
    text: 'The box I received expires next month.',
  },
  {
    ...{ reason: 'conduct', lang: 'ar', email: 'majed@mail.balsam.test', sent: 1 },
    text: 'طلب مني البائع الدفع خارج المتجر مقابل خصم.',
  },
  {
    ...{ product: 37, reason: 'unsafe', lang: 'en', email: 'daniel@mail.balsam.test', sent: 0.2 },
    text: 'The strap broke the first time we used it.',
  },
];

/** Reports of products and a seller; the newest three are undecided. */
export const reportRows = (now: Date, products: readonly DemoProduct[]) => {
  const onSale = products.filter(({ status, approved }) => status === 'active' && approved);
  return reports.map(({ product: place, reason, text, email, lang, sent, decision }, index) => {
    const product = place === undefined ? undefined : onSale[place];
    return {
      ...{ id: index + 1, product_id: product?.id ?? null, vendor_id: product?.vendorId ?? REPORTED_VENDOR },
      ...{ reason, text, reporter_email: email, lang, created_at: daysBefore(now, sent) },
      ...{ state: decision?.state ?? 'open', note: decision?.note ?? '' },
      decided_by: decision ? adminId : null,
      decided_at: decision ? daysBefore(now, decision.decided) : null,
    };
  });
};
