import { z } from 'zod';
import { Shortfall } from '../carts/schemas.ts';

const product = { name: z.string(), name_arabic: z.string(), variant: z.string(), variant_arabic: z.string() };

export const ReorderedLine = z
  .object({ ...product, quantity: z.number().int().describe('How many are in the cart') })
  .meta({ id: 'ReorderedLine', description: 'Something of an old order that is in the cart again' });

export const SkippedLine = z
  .object({
    ...product,
    reason: Shortfall,
  })
  .meta({
    id: 'SkippedLine',
    description: 'Something of an old order that is not, or with `fewer` not in full, in the cart again',
  });
