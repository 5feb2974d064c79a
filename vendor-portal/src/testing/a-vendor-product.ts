import type { VendorProduct } from '@balsam/shared-api';

/** A product from the vendor's list, with the given fields. */
export const aVendorProduct = (about: Partial<VendorProduct> = {}): VendorProduct => ({
  id: 1,
  slug: 'nitrile-gloves',
  name: 'Nitrile gloves',
  name_arabic: 'قفازات نتريل',
  sku: 'GLV-1',
  barcode: '6281000000012',
  product_image: null,
  in_stock: 40,
  low_stock: false,
  has_variants: false,
  price: 12.5,
  discount: 10,
  currency: 'SAR',
  category: { id: 2, name: 'Protection', name_arabic: 'الوقاية' },
  status: 'draft',
  approval_status: 0,
  changes_waiting: false,
  lacks_specifications: false,
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-21T07:00:00.000Z',
  ...about,
});
