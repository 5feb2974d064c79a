import type { Variant } from '@balsam/shared-api';

/** The requested variant, or the only one; undefined until the shopper has chosen one of several. */
export const chooseVariant = (variants: readonly Variant[], wantedId: number | undefined): Variant | undefined =>
  variants.find(({ id }) => id === wantedId) ?? (variants.length === 1 ? variants[0] : undefined);
