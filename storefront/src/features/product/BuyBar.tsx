import type { ProductDetail } from '@balsam/shared-api';
import { Button, useLang, cart3Icon } from '@balsam/shared-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../entities/buy-box/use-purchase.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { ProductPrice } from '../../entities/catalog/ProductPrice.tsx';
import { VariantName } from '../../entities/catalog/VariantName.tsx';
import { useOutOfSight } from './use-out-of-sight.ts';

interface BuyBarProps {
  product: ProductDetail;
  purchase: Purchase;
  /** The bar is hidden while this element is visible. */
  watched: RefObject<HTMLElement | null>;
}

/** Buy bar for phones, visible wherever the page is scrolled. Leads to the sizes until one is chosen. */
export function BuyBar({ product, purchase, watched }: BuyBarProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const isNeeded = useOutOfSight(watched);
  const { choice, variant, offer, canOrder, isAdding, buy } = purchase;
  if (!isNeeded || !canOrder) return null;
  return (
    <div className="sf-buy-bar">
      <span className="sf-buy-bar-offer">
        {variant && (
          <span className="sf-buy-bar-variant">
            <VariantName variant={variant} />
          </span>
        )}
        <ProductPrice product={offer} />
      </span>
      {choice.missing ? (
        <Button onClick={choice.request}>{t(`product.variant.choose_${choice.missing}`)}</Button>
      ) : (
        <Button
          icon={cart3Icon}
          busy={isAdding}
          aria-label={t('catalog.addNameToCart', { name: nameOf(product, lang) })}
          onClick={() => void buy()}
        >
          {t('catalog.addToCart')}
        </Button>
      )}
    </div>
  );
}
