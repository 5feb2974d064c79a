import { z } from 'zod';

/** A stored picture on the wire. */
export const Picture = z
  .object({
    url: z.string().describe('Address relative to the origin of this API'),
    srcset: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    variant_id: z.number().int().nullable().describe('The variant that it shows; null for the whole product'),
    illustration: z.boolean().describe('A drawing that came with the demo, not a photograph of the thing'),
  })
  .meta({
    id: 'Picture',
    description: 'One picture: `url` is 640 px wide, `srcset` names 320, 640 and 1280. All are square WebP.',
  });
