import type { SkuMatch } from '@balsam/shared-api';

/** True if it is in stock, delivered to the customer and its seller can be paid. */
export const isOrderable = (match: SkuMatch | undefined): boolean =>
  match !== undefined && match.stock > 0 && match.delivers && match.payment_methods.length > 0;
