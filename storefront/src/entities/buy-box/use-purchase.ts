import type { ProductDetail, Variant } from '@balsam/shared-api';
import { useState } from 'react';
import { useAddToCart } from '../catalog/use-add-to-cart.ts';

/**
 * Quantity, limited to the stock, and the add-to-cart action. Disabled if the seller does not deliver to the customer
 * or cannot be paid.
 */
export function usePurchase(product: ProductDetail, variant: Variant | undefined) {
  const { add, isAdding } = useAddToCart();
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const { stock } = variant ?? product;
  const most = Math.max(1, stock);
  const quantity = Math.min(requestedQuantity, most);
  return {
    stock,
    isSoldOut: stock <= 0,
    canOrder: stock > 0 && product.delivers && product.payment_methods.length > 0,
    quantity,
    most,
    setQuantity: setRequestedQuantity,
    isAdding,
    buy: () => add({ product_id: product.id, ...(variant && { variant_id: variant.id }), quantity }),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
