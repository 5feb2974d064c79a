import { z } from 'zod';
import { Product } from '../shop/schemas.ts';

export const WishlistItem = z
  .object({ id: z.number().int(), product: Product })
  .meta({ id: 'WishlistItem', description: 'A product on the customer’s wishlist' });
