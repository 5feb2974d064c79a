import type { Variant } from '@balsam/shared-api';

/** The variant that is wanted, else the first that can be bought, else the first; none without variants. */
export const chooseVariant = (variants: readonly Variant[], wantedId: number | undefined): Variant | undefined =>
  variants.find(({ id }) => id === wantedId) ?? variants.find(({ stock }) => stock > 0) ?? variants[0];
