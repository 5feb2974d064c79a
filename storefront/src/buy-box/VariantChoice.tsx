import type { Variant } from '@balsam/shared-api';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../catalog/LocalizedText.tsx';

interface VariantChoiceProps {
  variants: readonly Variant[];
  chosen: Variant;
  onChoose: (variant: Variant) => void;
}

/** The sizes or colours as buttons. What is sold out stays in sight, says so and cannot be chosen. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('storefront');
  const id = useId();
  const types = [...new Set(variants.map(({ type }) => type))];
  return types.map((type) => (
    <fieldset key={type} className="sf-variants">
      <legend>{t(`product.variant.${type}`)}</legend>
      {variants
        .filter((variant) => variant.type === type)
        .map((variant) => (
          <label key={variant.id} className="sf-variant">
            <input
              type="radio"
              name={`${id}-variant`}
              checked={variant.id === chosen.id}
              disabled={variant.stock <= 0}
              onChange={() => onChoose(variant)}
            />
            <span>
              <LocalizedText en={variant.value} ar={variant.value_arabic} />
              {variant.stock <= 0 && <small> {t('product.variant.unavailable')}</small>}
            </span>
          </label>
        ))}
    </fieldset>
  ));
}
