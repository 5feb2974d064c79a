import type { Variant } from '@balsam/shared-api';

/** A size or colour in both languages. */
interface Named {
  en: string;
  ar: string;
}

/**
 * An option and the variant that it selects. `without`: the other chosen option with which this one is unavailable; the
 * variant then combines it with a different one.
 */
export interface VariantOption extends Named {
  variant: Variant;
  isChosen: boolean;
  isSoldOut: boolean;
  without: Named | null;
}

/** Sizes or colours of a product. */
interface OptionGroup {
  type: Variant['type'];
  options: VariantOption[];
}

type Side = (variant: Variant) => Named;

const valueOf: Side = ({ value, value_arabic }) => ({ en: value, ar: value_arabic });
const colorOf: Side = ({ color, color_arabic }) => ({ en: color, ar: color_arabic });

const isSame = (one: Named, other: Named) => one.en.toLowerCase() === other.en.toLowerCase();
const isLeft = ({ stock }: Variant) => stock > 0;

/**
 * Options of one side of size-colour pairs, each value once, combined with the chosen other side where that is in
 * stock.
 */
function pairOptions(variants: readonly Variant[], chosen: Variant, own: Side, other: Side): VariantOption[] {
  const firsts = variants.filter(
    (variant, index) => variants.findIndex((earlier) => isSame(own(earlier), own(variant))) === index,
  );
  return firsts.map((first) => {
    const alike = variants.filter((variant) => isSame(own(variant), own(first)));
    const pair = alike.find((variant) => isSame(other(variant), other(chosen)));
    const isHere = pair !== undefined && isLeft(pair);
    const elsewhere = alike.find(isLeft);
    return {
      ...own(first),
      variant: (isHere ? pair : elsewhere) ?? first,
      isChosen: isSame(own(first), own(chosen)),
      isSoldOut: !elsewhere,
      without: !isHere && elsewhere ? other(chosen) : null,
    };
  });
}

const plainOptions = (variants: readonly Variant[], chosen: Variant): VariantOption[] =>
  variants.map((variant) => ({
    ...valueOf(variant),
    variant,
    isChosen: variant.id === chosen.id,
    isSoldOut: !isLeft(variant),
    without: null,
  }));

/** Option groups: size and colour for products with both, otherwise a single group. */
export function optionGroups(variants: readonly Variant[], chosen: Variant): OptionGroup[] {
  if (chosen.color) {
    return [
      { type: 'size', options: pairOptions(variants, chosen, valueOf, colorOf) },
      { type: 'color', options: pairOptions(variants, chosen, colorOf, valueOf) },
    ];
  }
  const types = [...new Set(variants.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    options: plainOptions(
      variants.filter((variant) => variant.type === type),
      chosen,
    ),
  }));
}
