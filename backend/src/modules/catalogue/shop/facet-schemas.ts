import { z } from 'zod';
import { success } from '../../../wire/schemas.ts';

const OptionCount = z
  .object({ id: z.number().int(), count: z.number().int().describe('Products that match with this option') })
  .meta({
    id: 'OptionCount',
    description: 'An option of a filter with its number of products; one without any is left out',
  });

const countsOf = (noun: string) =>
  z
    .array(OptionCount)
    .nullable()
    .describe(`By ${noun}, regardless of a filter by ${noun}; null if there are more products than are counted`);

export const ProductFacets = success({ categories: countsOf('category'), vendors: countsOf('vendor') }).meta({
  id: 'ProductFacets',
  description: 'Numbers of products by category and vendor, within a search and the other filters',
});
