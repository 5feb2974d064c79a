import { useFormikContext } from 'formik';
import type { ProductValues } from './productValues.ts';
import type { VariantValues } from './variantValues.ts';

/** The product's variants. A picture follows the variant that it shows, whose SKU may change. */
export function useVariants() {
  const { values, errors, setValues } = useFormikContext<ProductValues>();
  const { variants, images } = values;

  const change = (next: VariantValues[], movedSku?: { from: string; to: string }) => {
    const moved = images.map((image) =>
      movedSku && image.assignedTo === movedSku.from ? { ...image, assignedTo: movedSku.to } : image,
    );
    void setValues({ ...values, variants: next, images: moved });
  };
  return {
    variants,
    errors: errors.variants,
    add: (variant: VariantValues) => change([...variants, variant]),
    replace: (before: VariantValues, after: VariantValues) =>
      change(
        variants.map((variant) => (variant === before ? after : variant)),
        { from: before.sku, to: after.sku },
      ),
    remove: (removed: VariantValues) =>
      change(
        variants.filter((variant) => variant !== removed),
        { from: removed.sku, to: '' },
      ),
  };
}
