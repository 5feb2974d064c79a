import type { VendorPage } from '../entities/page/vendor-page.ts';
import { accountPages } from '../features/account/pages.ts';
import { customerPages } from '../features/customers/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { invoicePages } from '../features/invoices/pages.ts';
import { licencePages } from '../features/licences/pages.ts';
import { lotPages } from '../features/lots/pages.ts';
import { receivingPages } from '../features/lots/receive/pages.ts';
import { messagePages } from '../features/messages/pages.ts';
import { moneyPages } from '../features/money/pages.ts';
import { orderDocumentPages } from '../features/order-documents/pages.ts';
import { orderPages } from '../features/orders/pages.ts';
import { payoutPages } from '../features/payouts/pages.ts';
import { productFormPages } from '../features/product-form/pages.ts';
import { importPages } from '../features/products/import/pages.ts';
import { productPages } from '../features/products/pages.ts';
import { recallPages } from '../features/recalls/pages.ts';
import { reportPages } from '../features/reports/pages.ts';
import { returnPages } from '../features/returns/pages.ts';
import { auditPages } from '../features/audit-log/pages.ts';
import { reviewPages } from '../features/reviews/pages.ts';
import { myDataPages } from '../features/my-data/pages.ts';
import { securityPages } from '../features/security/pages.ts';
import { settingsPages } from '../features/settings/pages.ts';
import { statementPages } from '../features/statements/pages.ts';
import { teamPages } from '../features/team/pages.ts';

/** All pages behind the sign-in, in sidebar order. */
export const PAGES: VendorPage[] = [
  ...homePages,
  ...productPages,
  ...importPages,
  ...productFormPages,
  ...lotPages,
  ...receivingPages,
  ...recallPages,
  ...orderPages,
  ...orderDocumentPages,
  ...returnPages,
  ...messagePages,
  ...customerPages,
  ...moneyPages,
  ...payoutPages,
  ...statementPages,
  ...invoicePages,
  ...reportPages,
  ...reviewPages,
  ...licencePages,
  ...teamPages,
  ...auditPages,
  ...settingsPages,
  ...accountPages,
  ...securityPages,
  ...myDataPages,
];
