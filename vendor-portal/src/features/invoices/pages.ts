import { ask } from '@balsam/shared-api';
import { receiptIcon } from '@balsam/shared-ui';
import { INVOICE_FILTERS, readListQuery } from '@balsam/shared-ui/console';
import { invoicesApi } from '../../entities/invoices/invoices-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

export const invoicePages: VendorPage[] = [
  {
    path: paths.invoices,
    permission: 'money.read',
    load: () => import('./VendorInvoicesPage.tsx').then(({ VendorInvoicesPage }) => VendorInvoicesPage),
    queries: ({ search }) => [ask(invoicesApi.endpoints.listVendorInvoices, readListQuery(INVOICE_FILTERS, search))],
    sidebar: { name: 'invoices', icon: receiptIcon },
  },
];
