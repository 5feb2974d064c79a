import type { OrderProduct } from '@balsam/shared-api';

/** A delivered order line. */
export const orderLine = (id: number, name: string, review: OrderProduct['review']): OrderProduct => ({
  id,
  product: {
    id,
    slug: `product-${id}`,
    name,
    name_arabic: '',
    sku: '',
    product_image: null,
    price: 12.5,
    variant: '',
    variant_arabic: '',
  },
  quantity: 1,
  sub_total: 12.5,
  vat_percent: 15,
  vat_reason: null,
  status: 'Completed',
  review,
  sold_under: null,
  lots: [],
});
