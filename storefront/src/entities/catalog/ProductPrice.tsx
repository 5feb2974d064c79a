import type { Product } from '@balsam/shared-api';
import { Price } from '@balsam/shared-ui';

interface ProductPriceProps {
  /** Suggestions have no original price. */
  product: Pick<Product, 'price' | 'highest_price' | 'currency'> & Partial<Pick<Product, 'original_price'>>;
  className?: string;
}

/** Price in a list: "From" the cheapest variant if their prices differ; nothing without a price. */
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
