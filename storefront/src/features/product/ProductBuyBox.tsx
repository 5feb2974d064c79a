import type { ProductDetail, Variant } from '@balsam/shared-api';
import { Bdi, Button, Price, QuantityStepper, Stars } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../catalog/LocalizedText.tsx';
import { StockNote } from '../../catalog/StockNote.tsx';
import { useAddToCart } from '../../catalog/useAddToCart.ts';
import { ShippingNote } from './ShippingNote.tsx';
import { VariantChoice } from './VariantChoice.tsx';
import { VendorNote } from './VendorNote.tsx';
import { WishlistButton } from './WishlistButton.tsx';

interface ProductBuyBoxProps {
  product: ProductDetail;
  /** The chosen variant; its price, stock and SKU take the place of the product's. */
  variant?: Variant;
  onChooseVariant: (variant: Variant) => void;
}

/** What the product is and costs, and the way into the cart. */
export function ProductBuyBox({ product, variant, onChooseVariant }: ProductBuyBoxProps) {
  const { t } = useTranslation('storefront');
  const { price, original_price, stock, sku } = variant ?? product;
  const { category, total_reviews } = product;
  return (
    <div className="sf-buy-box">
      <Link className="sf-product-category" to={`/shop?category=${category.id}`}>
        <LocalizedText en={category.name} ar={category.name_arabic} />
      </Link>
      <h1>
        <LocalizedText en={product.name} ar={product.name_arabic} />
      </h1>
      {total_reviews > 0 ? (
        <Stars value={product.rating} count={total_reviews} />
      ) : (
        <p className="text-body-secondary">{t('product.reviews.none')}</p>
      )}
      {price > 0 && (
        <Price className="sf-product-price" price={price} originalPrice={original_price} currency={product.currency} />
      )}
      <p className="sf-product-facts" aria-live="polite">
        <StockNote stock={stock} always />
        <span>
          {t('product.sku')} <Bdi>{sku}</Bdi>
        </span>
      </p>
      {variant && <VariantChoice variants={product.variants} chosen={variant} onChoose={onChooseVariant} />}
      <Purchase product={product} variant={variant} stock={stock} />
      {product.shipping && <ShippingNote rule={product.shipping} currency={product.currency} />}
      <VendorNote vendor={product.vendor_card} />
    </div>
  );
}

interface PurchaseProps {
  product: ProductDetail;
  variant?: Variant;
  stock: number;
}

function Purchase({ product, variant, stock }: PurchaseProps) {
  const { t } = useTranslation('storefront');
  const { add, isAdding } = useAddToCart();
  const [wanted, setWanted] = useState(1);
  const quantity = Math.max(1, Math.min(wanted, stock));
  const soldOut = stock <= 0;
  return (
    <div className="sf-purchase">
      <QuantityStepper
        label={t('product.quantity')}
        value={quantity}
        onChange={setWanted}
        min={1}
        max={Math.max(1, stock)}
        disabled={soldOut}
      />
      <Button
        size="lg"
        icon="cart3"
        busy={isAdding}
        disabled={soldOut}
        onClick={() => void add({ product_id: product.id, ...(variant && { variant_id: variant.id }), quantity })}
      >
        {soldOut ? t('catalog.stock.out') : t('catalog.addToCart')}
      </Button>
      <WishlistButton productId={product.id} />
    </div>
  );
}
