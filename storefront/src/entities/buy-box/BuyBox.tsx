import type { ProductDetail } from '@balsam/shared-api';
import { Bdi, Button, QuantityStepper, cart3Icon } from '@balsam/shared-ui';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { StockNote } from '../catalog/StockNote.tsx';
import { WishlistButton } from '../catalog/WishlistButton.tsx';
import { HolidayNote } from '../vendor/HolidayNote.tsx';
import { useBackOn } from '../vendor/use-back-on.ts';
import { VendorUnavailable } from '../vendor/VendorUnavailable.tsx';
import { StockAlertBox } from '../stock-alerts/StockAlertBox.tsx';
import type { Purchase } from './use-purchase.ts';
import { VariantChoice } from './VariantChoice.tsx';
import './buy-box.css';

interface BuyBoxProps {
  product: ProductDetail;
  purchase: Purchase;
  /** Ref of the purchase row, for observing its visibility. */
  purchaseRef?: Ref<HTMLDivElement>;
}

/** Price, availability, variants and the add-to-cart controls of a product. */
export function BuyBox({ product, purchase, purchaseRef }: BuyBoxProps) {
  const { t } = useTranslation('storefront');
  const obstacleId = useId();
  const registration = product[`${product.authority}_number`];
  const backOn = useBackOn()(product.holiday);
  const { choice, offer, sku, stock, isSoldOut, canOrder, quantity, most, setQuantity, isAdding, buy } = purchase;
  return (
    <>
      <ProductPrice className="sf-product-price" product={offer} />
      <p className="sf-product-facts" aria-live="polite">
        <StockNote stock={stock} holiday={product.holiday} always />
        <span>
          {t('product.sku')} <Bdi>{sku}</Bdi>
        </span>
        {registration && (
          <span>
            {t('product.registration')} <Bdi>{registration}</Bdi>
          </span>
        )}
      </p>
      {choice.groups.length > 0 && <VariantChoice choice={choice} sizeGuide={product.size_guide} />}
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
          {isSoldOut ? (backOn ?? t('catalog.stock.out')) : t('catalog.addToCart')}
        </Button>
        <WishlistButton productId={product.id} />
      </div>
      <HolidayNote holiday={product.holiday} />
      <StockAlertBox product={product} />
      <VendorUnavailable {...product} id={obstacleId} vendor={product.vendor.company_name} />
    </>
  );
}
