import { ask, type PageRequest } from '@balsam/shared-api';
import { ordersApi } from '../../entities/orders/orders-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

const askOrder = ({ params }: PageRequest) => [ask(ordersApi.endpoints.getVendorOrder, params.slug ?? '')];

export const orderDocumentPages: VendorPage[] = [
  {
    path: paths.packingSlips,
    load: () => import('./PackingSlipsPage.tsx').then(({ PackingSlipsPage }) => PackingSlipsPage),
  },
  {
    path: paths.labels,
    load: () => import('./LabelsPage.tsx').then(({ LabelsPage }) => LabelsPage),
  },
  {
    path: paths.packingSlip,
    load: () => import('./PackingSlipPage.tsx').then(({ PackingSlipPage }) => PackingSlipPage),
    queries: askOrder,
  },
  {
    path: paths.invoice,
    load: () => import('./InvoicePage.tsx').then(({ InvoicePage }) => InvoicePage),
    queries: askOrder,
  },
  {
    path: paths.label,
    load: () => import('./LabelPage.tsx').then(({ LabelPage }) => LabelPage),
    queries: askOrder,
  },
];
