import type { AdminPage } from '../entities/page/admin-page.ts';
import { areaPages } from '../features/areas/pages.ts';
import { attributePages } from '../features/attributes/pages.ts';
import { auditPages } from '../features/audit-log/pages.ts';
import { bankAccountPages } from '../features/bank-accounts/pages.ts';
import { carrierPages } from '../features/carriers/pages.ts';
import { categoryAttributePages } from '../features/categories/attributes/pages.ts';
import { categoryPages } from '../features/categories/pages.ts';
import { commissionPages } from '../features/commission/pages.ts';
import { couponPages } from '../features/coupons/pages.ts';
import { customerPages } from '../features/customers/pages.ts';
import { dashboardPages } from '../features/dashboard/pages.ts';
import { invoicePages } from '../features/invoices/pages.ts';
import { licencePages } from '../features/licences/pages.ts';
import { lotPages } from '../features/lots/pages.ts';
import { messagePages } from '../features/messages/pages.ts';
import { moneyPages } from '../features/money/pages.ts';
import { newsletterPages } from '../features/newsletter/pages.ts';
import { openingPages } from '../features/opening/pages.ts';
import { orderPages } from '../features/orders/pages.ts';
import { legalPages } from '../features/pages/pages.ts';
import { paymentPages } from '../features/payments/pages.ts';
import { payoutPages } from '../features/payouts/pages.ts';
import { placePages } from '../features/places/pages.ts';
import { postPages } from '../features/posts/pages.ts';
import { approvalPages } from '../features/products/approval/pages.ts';
import { privacyPages } from '../features/privacy/pages.ts';
import { productPages } from '../features/products/pages.ts';
import { recallPages } from '../features/recalls/pages.ts';
import { disputePages } from '../features/disputes/pages.ts';
import { reportPages } from '../features/reports/pages.ts';
import { returnPages } from '../features/returns/pages.ts';
import { reviewPages } from '../features/reviews/pages.ts';
import { myDataPages } from '../features/my-data/pages.ts';
import { securityPages } from '../features/security/pages.ts';
import { settingsPages } from '../features/settings/pages.ts';
import { statementPages } from '../features/statements/pages.ts';
import { synonymPages } from '../features/synonyms/pages.ts';
import { teamPages } from '../features/team/pages.ts';
import { testimonialPages } from '../features/testimonials/pages.ts';
import { vatPages } from '../features/vat/pages.ts';
import { vendorPages } from '../features/vendors/pages.ts';

/** All pages behind the sign-in, in sidebar order. */
export const PAGES: AdminPage[] = [
  ...dashboardPages,
  ...openingPages,
  ...productPages,
  ...approvalPages,
  ...lotPages,
  ...recallPages,
  ...categoryPages,
  ...categoryAttributePages,
  ...attributePages,
  ...couponPages,
  ...reviewPages,
  ...synonymPages,
  ...orderPages,
  ...returnPages,
  ...vendorPages,
  ...licencePages,
  ...customerPages,
  ...messagePages,
  ...disputePages,
  ...reportPages,
  ...privacyPages,
  ...teamPages,
  ...securityPages,
  ...myDataPages,
  ...moneyPages,
  ...paymentPages,
  ...payoutPages,
  ...statementPages,
  ...carrierPages,
  ...bankAccountPages,
  ...commissionPages,
  ...invoicePages,
  ...vatPages,
  ...legalPages,
  ...postPages,
  ...testimonialPages,
  ...newsletterPages,
  ...settingsPages,
  ...placePages,
  ...areaPages,
  ...auditPages,
];
