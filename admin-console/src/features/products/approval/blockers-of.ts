import type { AdminProductDetail } from '@balsam/shared-api';

/** Reasons that hide a product from customers; empty if they see it. */
export const blockersOf = ({ approval_status, status, vendor, missing }: AdminProductDetail) => [
  ...(approval_status ? [] : (['approval'] as const)),
  ...(status === 'draft' ? (['draft'] as const) : []),
  ...missing,
  ...(vendor.active === 1 ? [] : (['vendor'] as const)),
];
