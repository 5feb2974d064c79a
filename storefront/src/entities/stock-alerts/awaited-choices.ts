import type { Lang, ProductDetail } from '@balsam/shared-api';
import { variantNameOf } from '../catalog/name-of.ts';

/** Something that is sold out. `variantId` null: the product, or any of its variants. */
interface AwaitedChoice {
  variantId: number | null;
  /** What it is called; '' for the product itself. */
  name: string;
}

/** What of a product can be waited for: nothing while all of it is there. */
export function awaitedChoices({ stock, variants }: ProductDetail, lang: Lang): AwaitedChoice[] {
  const missing = variants
    .filter((variant) => variant.stock <= 0)
    .map((variant) => ({ variantId: variant.id, name: variantNameOf(variant, lang) }));
  return stock > 0 ? missing : [{ variantId: null, name: '' }, ...missing];
}
