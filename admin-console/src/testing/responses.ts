import type { Dashboard } from '@balsam/shared-api';
import { aUser, ok } from '@balsam/shared-api/testing';

export { metaOf } from '@balsam/shared-api/testing';

export const adminUser = aUser();

/** Dashboard data, empty but for the overrides. */
export const dashboard = (changes: Partial<Dashboard> = {}) => {
  const data: Dashboard = {
    currency: 'SAR',
    period: 'week',
    span: { from: '2026-11-15', to: '2026-11-21' },
    currencies: [{ currency: 'SAR', orders: 2 }],
    boxes: [],
    returned: 0,
    series: [{ from: '2026-11-21', to: '2026-11-21', sales: 120, orders: 2 }],
    top_vendors: [],
    waiting: {
      vendors: 0,
      identities: 0,
      tax_details: 0,
      bank_accounts: 0,
      licences: 0,
      licences_expiring: 0,
      categories_paused: 0,
      products: 0,
      changed_products: 0,
      reviews: 0,
      messages: 0,
      reports: 0,
      cancel_requests: 0,
    },
    figures_at: null,
    orders_by_status: [],
    vendors_waiting: 0,
    products_waiting: 0,
    newest_orders: [],
    sales: [],
    ...changes,
  };
  return ok({ data });
};
