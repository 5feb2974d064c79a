import { ask } from '@balsam/shared-api';
import { creditCardIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import type { AdminPage } from '../../entities/page/admin-page.ts';
import { paths } from '../../entities/page/paths.ts';
import { PAYMENT_FILTERS, paymentsApi } from './payments-api.ts';

const { listAdminPayments, listOpenFindings, getAdminPayment } = paymentsApi.endpoints;

export const paymentPages: AdminPage[] = [
  {
    path: paths.payments,
    permission: 'money.read',
    load: () => import('./PaymentsPage.tsx').then(({ PaymentsPage }) => PaymentsPage),
    queries: ({ search }) => [ask(listAdminPayments, readListQuery(PAYMENT_FILTERS, search)), ask(listOpenFindings)],
    sidebar: { name: 'payments', icon: creditCardIcon, group: 'money' },
  },
  {
    path: paths.payment,
    permission: 'money.read',
    load: () => import('./PaymentPage.tsx').then(({ PaymentPage }) => PaymentPage),
    queries: ({ params }) => [ask(getAdminPayment, params.id ?? '')],
  },
];
