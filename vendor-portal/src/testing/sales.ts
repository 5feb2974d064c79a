import type { ReportRow, VendorDashboard, VendorReport, VatReport } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';

const WAITING: VendorDashboard['waiting'] = {
  to_confirm: 0,
  late: 0,
  cancel_requests: 0,
  low_stock: 0,
  pending_products: 0,
  reviews_to_answer: 0,
};

/** Dashboard response: one day with sales in riyals. */
export const dashboardOf = (given: Partial<VendorDashboard> = {}) => {
  const data: VendorDashboard = {
    currency: 'SAR',
    period: 'week',
    from: '2026-11-15',
    to: '2026-11-21',
    boxes: [],
    returned: 0,
    series: [{ from: '2026-11-21', to: '2026-11-21', sales: 120, orders: 2 }],
    top_products: [],
    waiting: WAITING,
    setup: null,
    currencies: [{ currency: 'SAR', orders: 2 }],
    ...given,
  };
  return ok({ data });
};

/** A confirmed order in a report. */
export const aReportRow: ReportRow = {
  id: 1,
  order_no: 'BLS-AAAAAAAAA1',
  order_sub_no: 'BLS-AAAAAAAAA1-1',
  placed_at: '2026-11-20T09:30:00.000Z',
  status: 'Confirmed',
  status_code: 2,
  customer: 'Sara Ali',
  units: 3,
  sub_total: 100,
  discount: 10,
  shipping_cost: 15,
  tax_amount: 13.5,
  total_amount: 118.5,
  ...{ returned: 0, returned_units: 0, net: 118.5 },
};

/** Report response without orders. */
export const reportOf = (given: Partial<VendorReport> = {}) => {
  const data: VendorReport = {
    currency: 'SAR',
    from: '2026-10-23',
    to: '2026-11-21',
    status_code: null,
    tiles: {
      ...{ gross: 0, discounts: 0, shipping: 0, returned: 0, tax: 0, net: 0 },
      ...{ orders: 0, units: 0, returned_units: 0, refunded: 0, cancelled: 0 },
    },
    rows: [],
    currencies: [{ currency: 'SAR', orders: 2 }],
    meta: { current_page: 1, last_page: 1, total: 0, per_page: 10 },
    ...given,
  };
  return ok({ data });
};

/** VAT report by category and rate. */
export const vatReport: VatReport = {
  currency: 'SAR',
  from: '2026-10-25',
  to: '2026-11-23',
  totals: { taxable: 200, vat: 30, vendor_vat: 30, platform_vat: 0 },
  unstated_orders: 0,
  rows: [
    {
      ...{ vendor_id: 3, company_name: 'Gulf Medical', country: 'SA', tax_issuer: 'vendor' },
      ...{ kind: 'standard', percent: 15, orders: 2, taxable: 200, vat: 30 },
    },
  ],
  meta: { current_page: 1, last_page: 1, total: 1, per_page: 10 },
};
