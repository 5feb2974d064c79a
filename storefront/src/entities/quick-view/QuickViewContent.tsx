import type { ProductDetail } from '@balsam/shared-api';
import { ButtonLink, Picture, Stars, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyBox } from '../buy-box/BuyBox.tsx';
import { chooseVariant } from '../buy-box/choose-variant.ts';
import { pictureOf } from '../buy-box/picture-of.ts';
import { usePurchase } from '../buy-box/use-purchase.ts';
import { nameOf } from '../catalog/name-of.ts';
import { useCityShipping } from '../delivery-city/use-city-shipping.ts';
import { ArrivalDates } from '../tracking/ArrivalDates.tsx';
import { href } from '../page/paths.ts';

interface QuickViewContentProps {
  product: ProductDetail;
  /** Called when the shopper goes to the product's page. */
  onLeave: () => void;
}

/** Picture, rating, price, stock, variants and add-to-cart controls. */
export function QuickViewContent({ product, onLeave }: QuickViewContentProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const [selectedId, setSelectedId] = useState<number>();
  const variant = chooseVariant(product.variants, selectedId);
  const purchase = usePurchase(product, variant, ({ id }) => setSelectedId(id));
  const { rule, cityName } = useCityShipping(product.vendor.id, product.shipping);
  const { slug, images, picture, rating, total_reviews } = product;
  const shown = pictureOf(product, variant) ?? images[0] ?? picture;
  return (
    <div className="sf-quick-view">
      <Picture
        className="sf-quick-view-picture"
        picture={shown}
        alt={nameOf(product, lang)}
        sizes="(min-width: 768px) 360px, 100vw"
        eager
      />
      <div className="sf-buy-box">
        {rating > 0 && <Stars value={rating} count={total_reviews} />}
        <BuyBox product={product} purchase={purchase} />
        {purchase.canOrder && <ArrivalDates from={rule?.arrives_from} to={rule?.arrives_to} city={cityName} />}
        <ButtonLink variant="link" to={href('product', { slug, variant: variant?.id })} onClick={onLeave}>
          {t('quickView.details')}
        </ButtonLink>
      </div>
    </div>
  );
}
