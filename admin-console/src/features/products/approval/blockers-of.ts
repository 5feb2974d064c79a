import type { AdminProductDetail } from '@balsam/shared-api';

/** All that keeps a product from shoppers; nothing where they see it. */
export const blockersOf = ({ approval_status, status, vendor }: AdminProductDetail) => [
  ...(approval_status ? [] : (['approval'] as const)),
  ...(status === 'draft' ? (['draft'] as const) : []),
  ...(vendor.active === 1 ? [] : (['vendor'] as const)),
];
