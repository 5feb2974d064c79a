import { ask, type PageRequest } from '@balsam/shared-api';
import { ordersApi } from '../../entities/orders/orders-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

const askOrder = ({ params }: PageRequest) => [ask(ordersApi.endpoints.getVendorOrder, params.slug ?? '')];

export const orderDocumentPages: VendorPage[] = [
  {
    path: paths.packingSlips,
    permission: 'orders.read',
    load: () => import('./PackingSlipsPage.tsx').then(({ PackingSlipsPage }) => PackingSlipsPage),
  },
  {
    path: paths.labels,
    permission: 'orders.read',
    load: () => import('./LabelsPage.tsx').then(({ LabelsPage }) => LabelsPage),
  },
  {
    path: paths.packingSlip,
    permission: 'orders.read',
    load: () => import('./PackingSlipPage.tsx').then(({ PackingSlipPage }) => PackingSlipPage),
    queries: askOrder,
  },
  {
    path: paths.invoice,
    permission: 'orders.read',
    load: () => import('./InvoicePage.tsx').then(({ InvoicePage }) => InvoicePage),
    queries: askOrder,
  },
  {
    path: paths.label,
    permission: 'orders.read',
    load: () => import('./LabelPage.tsx').then(({ LabelPage }) => LabelPage),
    queries: askOrder,
  },
];
