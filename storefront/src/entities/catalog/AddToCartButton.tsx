import type { Product } from '@balsam/shared-api';
import { Button, ButtonLink, useLang, cart3Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from './name-of.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useBackOn } from '../vendor/use-back-on.ts';
import { href } from '../page/paths.ts';

/** Add-to-cart button of a card; for a product with variants a link to its page. */
export function AddToCartButton({ product }: { product: Product }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { add, isAdding } = useAddToCart();
  const { id, slug, stock, holiday, has_variants } = product;
  const backOn = useBackOn()(holiday);
  const name = nameOf(product, lang);

  if (stock <= 0) {
    return (
      <Button variant="outline" disabled>
        {backOn ?? t('catalog.stock.out')}
      </Button>
    );
  }
  if (has_variants) {
    return (
      <ButtonLink to={href('product', { slug })} variant="outline" aria-label={t('catalog.chooseOptionsOf', { name })}>
        {t('catalog.chooseOptions')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="outline"
      icon={cart3Icon}
      busy={isAdding}
      aria-label={t('catalog.addNameToCart', { name })}
      onClick={() => void add({ product_id: id, quantity: 1 })}
    >
      {t('catalog.addToCart')}
    </Button>
  );
}
