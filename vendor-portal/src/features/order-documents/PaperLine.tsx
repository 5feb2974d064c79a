import type { OrderProduct } from '@balsam/shared-api';
import { Bdi, useLocalized } from '@balsam/shared-ui';

/** Order line for packing and checking: name, variant, SKU. */
export function PaperLine({ product }: Pick<OrderProduct, 'product'>) {
  const localized = useLocalized();
  const { name, name_arabic, variant, variant_arabic, sku } = product;
  return (
    <>
      <strong>{localized(name, name_arabic)}</strong>
      <span className="paper-line-kind">
        {variant && <span>{localized(variant, variant_arabic)}</span>}
        <Bdi>{sku}</Bdi>
      </span>
    </>
  );
}
