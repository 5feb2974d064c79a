import { z } from 'zod';

/** A stored picture in the API. */
export const Picture = z
  .object({
    url: z.string().describe('URL relative to the origin of this API'),
    srcset: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    variant_id: z.number().int().nullable().describe('Variant shown; null for the whole product'),
    illustration: z.boolean().describe('True for a drawing of the demo instead of a product photo'),
  })
  .meta({
    id: 'Picture',
    description: 'One picture: `url` is 640 px wide, `srcset` names 320, 640 and 1280. All are square WebP.',
  });
