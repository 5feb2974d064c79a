import type { Lot } from '@balsam/shared-api';

export const lot: Lot = {
  id: 7,
  product: { id: 1, slug: 'nitrile-gloves', name: 'Nitrile gloves', name_arabic: 'قفازات نتريل' },
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
