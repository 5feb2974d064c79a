import type { ProductDetail, Variant } from '@balsam/shared-api';
import { useState } from 'react';
import { useAddToCart } from '../catalog/use-add-to-cart.ts';
import { useChoice } from './use-choice.ts';

/**
 * The choice of a variant, the quantity, limited to the stock, and the add-to-cart action, which first requests a
 * missing choice. Disabled if the seller does not deliver to the customer or cannot be paid.
 */
export function usePurchase(
  product: ProductDetail,
  variant: Variant | undefined,
  onChoose: (variant: Variant) => void,
) {
  const { add, isAdding } = useAddToCart();
  const choice = useChoice(product.variants, variant, onChoose);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const { stock, sku } = variant ?? product;
  const most = Math.max(1, stock);
  const quantity = Math.min(requestedQuantity, most);
  return {
    choice,
    variant,
    sku,
    stock,
    /** Prices of the variant; a range until it is chosen. */
    offer: variant ? { ...product, ...pricesOf(variant) } : product,
    isSoldOut: stock <= 0,
    canOrder: stock > 0 && product.delivers && product.payment_methods.length > 0,
    quantity,
    most,
    setQuantity: setRequestedQuantity,
    isAdding,
    async buy() {
      if (choice.missing) choice.request();
      else await add({ product_id: product.id, ...(variant && { variant_id: variant.id }), quantity });
    },
  };
}

const pricesOf = ({ price, original_price }: Variant) => ({ price, original_price, highest_price: price });

export type Purchase = ReturnType<typeof usePurchase>;
