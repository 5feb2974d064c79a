import type { Lang, ProductDetail } from '@balsam/shared-api';
import { variantNameOf } from '../catalog/name-of.ts';

/** A sold-out option. `variantId` null: the product, or any of its variants. */
interface AwaitedChoice {
  variantId: number | null;
  /** Name of the option; '' for the product itself. */
  name: string;
}

/** Sold-out options of a product; empty if all are in stock. */
export function awaitedChoices({ stock, variants }: ProductDetail, lang: Lang): AwaitedChoice[] {
  const missing = variants
    .filter((variant) => variant.stock <= 0)
    .map((variant) => ({ variantId: variant.id, name: variantNameOf(variant, lang) }));
  return stock > 0 ? missing : [{ variantId: null, name: '' }, ...missing];
}
