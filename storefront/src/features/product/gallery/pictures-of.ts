import type { ProductDetail, Variant } from '@balsam/shared-api';
import { pictureOf } from '../../../entities/buy-box/picture-of.ts';

/** Width of the gallery's main picture. */
export const MAIN_PICTURE_SIZES = '(min-width: 992px) 560px, 100vw';

/** The product's pictures without duplicates, and the index of the chosen variant's picture. */
export function picturesOf(product: ProductDetail, variant: Variant | undefined) {
  const { images } = product;
  const pictures = images.filter(({ url }, index) => images.findIndex((image) => image.url === url) === index);
  const own = pictureOf(product, variant);
  return {
    pictures,
    first: Math.max(
      0,
      pictures.findIndex(({ url }) => url === own?.url),
    ),
  };
}
