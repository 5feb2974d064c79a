import type { LotGoods } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';

/** Returns the name of a product with its variant, in the reader's language. */
export function useGoodsName() {
  const localized = useLocalized();
  return ({ product, variant }: LotGoods): string =>
    [localized(product.name, product.name_arabic), variant && localized(variant.label, variant.label_arabic)]
      .filter(Boolean)
      .join(' · ');
}
