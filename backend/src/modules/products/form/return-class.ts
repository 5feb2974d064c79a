import { z } from 'zod';
import { productReturnClasses } from '../../../facts/returns.ts';

/** How a product comes back. A vendor can be stricter than the category, never milder, so no admin has to look at it first. */
export const ReturnClassField = z
  .enum(productReturnClasses, 'products.return_class_unknown')
  .describe('How it comes back; empty: as its category. The stricter of both holds');
