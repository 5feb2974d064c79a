import type { ProductDetail } from '@balsam/shared-api';
import type { ReactNode } from 'react';

/** One attribute that products are compared by. */
export interface CompareRow {
  key: string;
  label: string;
  /** Comparable value, equal if the products do not differ. */
  value: (product: ProductDetail) => string;
  cell: (product: ProductDetail) => ReactNode;
}
