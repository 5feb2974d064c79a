import { ask } from '@balsam/shared-api';
import { receiptIcon } from '@balsam/shared-ui';
import { INVOICE_FILTERS, readListQuery } from '@balsam/shared-ui/console';
import { invoicesApi } from '../../entities/invoices/invoices-api.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';

export const invoicePages: AdminPage[] = [
  {
    path: paths.invoices,
    permission: 'money.read',
    load: () => import('./AdminInvoicesPage.tsx').then(({ AdminInvoicesPage }) => AdminInvoicesPage),
    queries: ({ search }) => [ask(invoicesApi.endpoints.listInvoices, readListQuery(INVOICE_FILTERS, search))],
    sidebar: { name: 'invoices', icon: receiptIcon, group: 'money' },
  },
];
