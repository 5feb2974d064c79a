import { z } from 'zod';

const product = { name: z.string(), name_arabic: z.string() };

/** Something of an old order that is in the cart again. */
export const ReorderedLine = z.object({ ...product, quantity: z.number().int() }).meta({ id: 'ReorderedLine' });

/** Something of an old order that is not, or with `fewer` not in full, in the cart again. */
export const SkippedLine = z
  .object({ ...product, reason: z.enum(['unavailable', 'sold_out', 'fewer']) })
  .meta({ id: 'SkippedLine' });
