import type { Variant } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { optionGroups, type VariantOption } from './option-groups.ts';

interface VariantChoiceProps {
  variants: readonly Variant[];
  chosen: Variant;
  onChoose: (variant: Variant) => void;
}

/**
 * Sizes and colours as buttons. Sold-out options stay visible and disabled. A size that does not exist in the chosen
 * colour is marked and selects a colour that it comes in.
 */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('storefront');
  const id = useId();
  return optionGroups(variants, chosen).map(({ type, options }) => (
    <fieldset key={type} className="sf-variants">
      <legend>{t(`product.variant.${type}`)}</legend>
      {options.map((option) => (
        <label key={option.en} className="sf-variant">
          <input
            type="radio"
            // Size and colour are separate radio groups; a product with only one of them has a single group.
            name={chosen.color ? `${id}-${type}` : `${id}-variant`}
            checked={option.isChosen}
            disabled={option.isSoldOut}
            onChange={() => onChoose(option.variant)}
          />
          <span data-elsewhere={option.without ? '' : undefined}>
            <LocalizedText en={option.en} ar={option.ar} />
            <Availability option={option} />
          </span>
        </label>
      ))}
    </fieldset>
  ));
}

/** Reason why an option is unavailable. */
function Availability({ option: { isSoldOut, without } }: { option: VariantOption }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (isSoldOut) return <small> {t('product.variant.unavailable')}</small>;
  if (!without) return null;
  const other = (lang === 'ar' && without.ar) || without.en;
  return <small> {t('product.variant.notIn', { other })}</small>;
}
