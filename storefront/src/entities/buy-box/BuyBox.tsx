import type { ProductDetail, Variant } from '@balsam/shared-api';
import { Bdi, Button, Price, QuantityStepper, cart3Icon } from '@balsam/shared-ui';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StockNote } from '../catalog/StockNote.tsx';
import { WishlistButton } from '../catalog/WishlistButton.tsx';
import { VendorUnavailable } from '../vendor/VendorUnavailable.tsx';
import { StockAlertBox } from '../stock-alerts/StockAlertBox.tsx';
import type { Purchase } from './use-purchase.ts';
import { VariantChoice } from './VariantChoice.tsx';
import './buy-box.css';

interface BuyBoxProps {
  product: ProductDetail;
  /** The chosen variant; its price, stock and SKU replace the product's. */
  variant: Variant | undefined;
  purchase: Purchase;
  onChooseVariant: (variant: Variant) => void;
  /** Ref of the purchase row, for observing its visibility. */
  purchaseRef?: Ref<HTMLDivElement>;
}

/** Price, availability, variants and the add-to-cart controls of a product. */
export function BuyBox({ product, variant, purchase, onChooseVariant, purchaseRef }: BuyBoxProps) {
  const { t } = useTranslation('storefront');
  const { price, original_price, sku } = variant ?? product;
  const obstacleId = useId();
  const { stock, isSoldOut, canOrder, quantity, most, setQuantity, isAdding, buy } = purchase;
  return (
    <>
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
      <div className="sf-purchase" ref={purchaseRef}>
        <QuantityStepper
          label={t('product.quantity')}
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={most}
          disabled={!canOrder}
        />
        <Button
          size="lg"
          icon={cart3Icon}
          busy={isAdding}
          disabled={!canOrder}
          aria-describedby={canOrder || isSoldOut ? undefined : obstacleId}
          onClick={() => void buy()}
        >
          {isSoldOut ? t('catalog.stock.out') : t('catalog.addToCart')}
        </Button>
        <WishlistButton productId={product.id} />
      </div>
      <StockAlertBox product={product} />
      <VendorUnavailable {...product} id={obstacleId} vendor={product.vendor.company_name} />
    </>
  );
}
