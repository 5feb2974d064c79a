import type { ProductDetail, Variant } from '@balsam/shared-api';

/** How wide the picture in the middle of the gallery stands. */
export const MAIN_PICTURE_SIZES = '(min-width: 992px) 560px, 100vw';

/** The product's pictures, each once although a variant may share it, and the place of the chosen variant's own. */
export function picturesOf({ images }: ProductDetail, variant: Variant | undefined) {
  const pictures = images.filter(({ url }, index) => images.findIndex((image) => image.url === url) === index);
  const own = images.find(({ variant_id }) => variant && variant_id === variant.id);
  return {
    pictures,
    first: Math.max(
      0,
      pictures.findIndex(({ url }) => url === own?.url),
    ),
  };
}
