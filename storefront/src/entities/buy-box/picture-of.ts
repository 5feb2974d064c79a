import type { Picture, ProductDetail, Variant } from '@balsam/shared-api';

/** Picture of a variant. A size without its own picture uses that of another size in the same colour. */
export function pictureOf(
  { images, variants }: Pick<ProductDetail, 'images' | 'variants'>,
  variant: Variant | undefined,
): Picture | undefined {
  if (!variant) return undefined;
  const own = images.find(({ variant_id }) => variant_id === variant.id);
  if (own || !variant.color) return own;
  const alike = new Set(variants.filter(({ color }) => color === variant.color).map(({ id }) => id));
  return images.find(({ variant_id }) => variant_id !== null && alike.has(variant_id));
}
