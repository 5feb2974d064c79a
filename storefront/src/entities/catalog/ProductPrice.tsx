import type { Product } from '@balsam/shared-api';
import { Price } from '@balsam/shared-ui';

interface ProductPriceProps {
  /** A suggestion names no price before the discount. */
  product: Pick<Product, 'price' | 'highest_price' | 'currency'> & Partial<Pick<Product, 'original_price'>>;
  className?: string;
}

/** The price of a product in a list: "From" the cheapest variant where the variants differ; nothing without a price. */
export function ProductPrice({ product, className }: ProductPriceProps) {
  const { price, original_price, highest_price, currency } = product;
  if (price <= 0) return null;
  return (
    <Price
      className={className}
      price={price}
      originalPrice={original_price}
      highestPrice={highest_price}
      currency={currency}
    />
  );
}
