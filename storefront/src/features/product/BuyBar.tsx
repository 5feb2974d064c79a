import type { ProductDetail, Variant } from '@balsam/shared-api';
import { Button, Price, useLang, cart3Icon } from '@balsam/shared-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../entities/buy-box/use-purchase.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

interface BuyBarProps {
  product: ProductDetail;
  variant: Variant | undefined;
  purchase: Purchase;
  /** The bar is hidden while this element is visible. */
  watched: RefObject<HTMLElement | null>;
}

/** Buy bar for phones, visible wherever the page is scrolled. */
export function BuyBar({ product, variant, purchase, watched }: BuyBarProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const isNeeded = useOutOfSight(watched);
  const { price, original_price } = variant ?? product;
  const { canOrder, isAdding, buy } = purchase;
  if (!isNeeded || !canOrder) return null;
  return (
    <div className="sf-buy-bar">
      {price > 0 && <Price price={price} originalPrice={original_price} currency={product.currency} />}
      <Button
        icon={cart3Icon}
        busy={isAdding}
        aria-label={t('catalog.addNameToCart', { name: nameOf(product, lang) })}
        onClick={() => void buy()}
      >
        {t('catalog.addToCart')}
      </Button>
    </div>
  );
}
