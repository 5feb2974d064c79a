import { z } from 'zod';
import { Shortfall } from '../../carts/schemas.ts';

const product = { name: z.string(), name_arabic: z.string(), variant: z.string(), variant_arabic: z.string() };

export const ReorderedLine = z
  .object({ ...product, quantity: z.number().int().describe('Quantity in the cart') })
  .meta({ id: 'ReorderedLine', description: 'An item of an old order that is in the cart again' });

export const SkippedLine = z
  .object({
    ...product,
    reason: Shortfall,
  })
  .meta({
    id: 'SkippedLine',
    description: 'An item of an old order that could not be added to the cart, or with `fewer` not in full',
  });
