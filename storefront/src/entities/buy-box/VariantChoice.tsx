import { FieldError, useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import type { VariantOption } from './option-groups.ts';
import type { VariantChoices } from './use-choice.ts';

interface VariantChoiceProps {
  choice: VariantChoices;
  /** Size guide as Markdown; '' without one. */
  sizeGuide: string;
}

/**
 * Sizes and colours as buttons. Sold-out options stay visible and disabled. A size that does not exist in the chosen
 * colour is marked and selects a colour that it comes in.
 */
export function VariantChoice({ choice, sizeGuide }: VariantChoiceProps) {
  const { groups, isPair, requested, row, choose } = choice;
  const { t } = useTranslation('storefront');
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="sf-variant-groups" ref={row}>
      {groups.map(({ type, options }) => (
        <fieldset key={type} className="sf-variants" data-missing={requested === type || undefined}>
          <legend>{t(`product.variant.${type}`)}</legend>
          {options.map((option) => (
            <label key={option.en} className="sf-variant">
              <input
                type="radio"
                // Size and colour are separate radio groups; a product with only one of them has a single group.
                name={isPair ? `${id}-${type}` : `${id}-variant`}
                checked={option.isChosen}
                disabled={option.isSoldOut}
                aria-describedby={requested === type ? errorId : undefined}
                onChange={() => choose(option.choice)}
              />
              <span data-elsewhere={option.without ? '' : undefined}>
                <LocalizedText en={option.en} ar={option.ar} />
                <Availability option={option} />
              </span>
            </label>
          ))}
          {type === 'size' && sizeGuide && <SizeGuide text={sizeGuide} />}
          <FieldError id={errorId} message={requested === type ? t(`product.variant.choose_${type}`) : undefined} />
        </fieldset>
      ))}
    </div>
  );
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
