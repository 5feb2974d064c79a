import type { Variant } from '@balsam/shared-api';

/** A size or colour in both languages. */
interface Named {
  en: string;
  ar: string;
}

/**
 * An option and the choice that it makes. `without`: the other chosen option with which this one is unavailable; the
 * choice then combines it with a different one.
 */
export interface VariantOption extends Named {
  choice: NonNullable<Choice>;
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

/** A variant, or one side of a size-colour pair until the other is chosen as well. */
export type Choice = Variant | { type: Variant['type']; value: Named } | undefined;

/** Chosen option of one side. */
const chosenOn = (type: Variant['type'], choice: Choice): Named | undefined => {
  if (!choice) return undefined;
  if ('id' in choice) return type === 'size' ? valueOf(choice) : colorOf(choice);
  return choice.type === type ? choice.value : undefined;
};

/**
 * Options of one side of size-colour pairs, each value once, combined with the chosen other side where that is in
 * stock.
 */
function pairOptions(variants: readonly Variant[], choice: Choice, type: Variant['type']): VariantOption[] {
  const [own, other] = type === 'size' ? [valueOf, colorOf] : [colorOf, valueOf];
  const chosen = chosenOn(type, choice);
  const chosenOther = chosenOn(type === 'size' ? 'color' : 'size', choice);
  const firsts = variants.filter(
    (variant, index) => variants.findIndex((earlier) => isSame(own(earlier), own(variant))) === index,
  );
  return firsts.map((first) => {
    const alike = variants.filter((variant) => isSame(own(variant), own(first)));
    const pair = chosenOther && alike.find((variant) => isSame(other(variant), chosenOther));
    const isHere = pair !== undefined && isLeft(pair);
    const elsewhere = alike.find(isLeft);
    return {
      ...own(first),
      choice: chosenOther ? ((isHere ? pair : elsewhere) ?? first) : { type, value: own(first) },
      isChosen: chosen !== undefined && isSame(own(first), chosen),
      isSoldOut: !elsewhere,
      without: !isHere && elsewhere && chosenOther ? chosenOther : null,
    };
  });
}

const plainOptions = (variants: readonly Variant[], choice: Choice): VariantOption[] =>
  variants.map((variant) => ({
    ...valueOf(variant),
    choice: variant,
    isChosen: choice !== undefined && 'id' in choice && variant.id === choice.id,
    isSoldOut: !isLeft(variant),
    without: null,
  }));

/** True if each variant is a size in a colour. */
export const arePairs = ([first]: readonly Variant[]): boolean => Boolean(first?.color);

/** Option groups: size and colour for products with both, otherwise a single group. */
export function optionGroups(variants: readonly Variant[], choice: Choice): OptionGroup[] {
  if (arePairs(variants)) {
    return (['size', 'color'] as const).map((type) => ({ type, options: pairOptions(variants, choice, type) }));
  }
  const types = [...new Set(variants.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    options: plainOptions(
      variants.filter((variant) => variant.type === type),
      choice,
    ),
  }));
}
