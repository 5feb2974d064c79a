import type { OrderProduct } from '@balsam/shared-api';
import { Bdi, useLocalized } from '@balsam/shared-ui';

/** Order line for packing and checking: name and variant in both languages, SKU. */
export function PaperLine({ product }: Pick<OrderProduct, 'product'>) {
  const localized = useLocalized();
  const { name, name_arabic, variant, variant_arabic, sku } = product;
  const other = (english: string, arabic: string) => (localized('en', 'ar') === 'ar' ? english : arabic);
  const otherName = other(name, name_arabic);
  const otherVariant = other(variant, variant_arabic);
  return (
    <>
      <strong>
        <bdi>{localized(name, name_arabic)}</bdi>
      </strong>
      {otherName && (
        <span className="paper-line-kind">
          <bdi>{otherName}</bdi>
        </span>
      )}
      <span className="paper-line-kind">
        {variant && (
          <span>
            <bdi>{localized(variant, variant_arabic)}</bdi>
            {otherVariant && (
              <>
                {' / '}
                <bdi>{otherVariant}</bdi>
              </>
            )}
          </span>
        )}
        <Bdi>{sku}</Bdi>
      </span>
    </>
  );
}
