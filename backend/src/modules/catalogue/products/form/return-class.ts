import { z } from 'zod';
import { productReturnClasses } from '../../../../facts/returns.ts';

/** Return class of a product. A vendor can only be stricter than the category, so no review is needed. */
export const ReturnClassField = z
  .enum(productReturnClasses, 'products.return_class_unknown')
  .describe('Return class; empty: that of its category. The stricter of the two applies');
