import { z } from 'zod';

const product = { name: z.string(), name_arabic: z.string() };

export const ReorderedLine = z
  .object({ ...product, quantity: z.number().int().describe('How many are in the cart') })
  .meta({ id: 'ReorderedLine', description: 'Something of an old order that is in the cart again' });

export const SkippedLine = z
  .object({
    ...product,
    reason: z
      .enum(['unavailable', 'sold_out', 'fewer'])
      .describe('unavailable: not sold any more; sold_out: none left; fewer: not as many as before are in the cart'),
  })
  .meta({
    id: 'SkippedLine',
    description: 'Something of an old order that is not, or with `fewer` not in full, in the cart again',
  });
