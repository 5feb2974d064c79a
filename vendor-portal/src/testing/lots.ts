import type { Lot, LotDetail, LotGoods, ScannedBox } from '@balsam/shared-api';

const product = { id: 1, slug: 'nitrile-gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل' };

export const lot: Lot = {
  id: 7,
  product,
  variant: null,
  vendor: { id: 7, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
  sku: 'GLV-1',
  lot_no: 'A12',
  expires_on: '2027-03-31',
  made_on: '2026-03-01',
  received_on: '2026-11-01',
  gtin: '06281000000106',
  on_hand: 24,
  sell_until: '2027-03-01',
  state: 'for_sale',
  near_expiry: true,
  mark_down: null,
  marked_down: null,
  quarantine_reason: '',
  updated_at: '2026-11-20T10:00:00.000Z',
};

export const lotDetail: LotDetail = {
  ...lot,
  moves: [
    {
      ...{ at: '2026-11-20T09:30:00.000Z', delta: -2, reason: 'sold', note: '' },
      ...{ order_sub_no: 'BLS-AAAAAAAAA1-1', vendor_order_id: 1 },
    },
    {
      ...{ at: '2026-11-01T09:30:00.000Z', delta: 26, reason: 'received', note: 'Two cartons' },
      ...{ order_sub_no: '', vendor_order_id: null },
    },
  ],
};

export const goods: LotGoods = { product, variant: null, sku: 'GLV-1', barcode: '6281000000106', tracks_lots: true };

export const box: ScannedBox = {
  problem: '',
  gtin: '06281000000106',
  lot_no: 'A12',
  expires_on: '2027-03-31',
  made_on: '2026-03-01',
  quantity: null,
  matches: [goods],
};
