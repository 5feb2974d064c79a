import type { Variant } from '@balsam/shared-api';

/** The requested variant, else the first one in stock, else the first one; undefined without variants. */
export const chooseVariant = (variants: readonly Variant[], wantedId: number | undefined): Variant | undefined =>
  variants.find(({ id }) => id === wantedId) ?? variants.find(({ stock }) => stock > 0) ?? variants[0];
