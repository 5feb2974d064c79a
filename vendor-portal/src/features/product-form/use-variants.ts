import { useFormikContext } from 'formik';
import type { ProductValues } from './product-values.ts';
import { settled, type VariantValues } from './variant-values.ts';

/** Variants of the product. Images assigned to a variant follow changes of its SKU. */
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
    product: values,
    variants,
    errors: errors.variants,
    add: (...added: VariantValues[]) => change([...variants, ...added.map(settled)]),
    replace: (before: VariantValues, after: VariantValues) =>
      change(
        variants.map((variant) => (variant === before ? settled(after) : variant)),
        { from: before.sku, to: after.sku },
      ),
    remove: (removed: VariantValues) =>
      change(
        variants.filter((variant) => variant !== removed),
        { from: removed.sku, to: '' },
      ),
  };
}
