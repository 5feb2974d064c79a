import { z } from 'zod';
import { Moment } from '../../../wire/schemas.ts';
import { ATTRIBUTE_KINDS } from './kinds.ts';

const AttributeKind = z
  .enum(ATTRIBUTE_KINDS)
  .meta({ id: 'AttributeKind', description: 'option: one of its options; options: one or several of them' });

const code = z.string().describe('Key of the attribute; never changes');
const required_from = z.iso
  .date()
  .nullable()
  .describe('First day, in Riyadh, on which no product is approved without a value; null: never required');
const filterable = z.boolean().describe('Shoppers can filter by it');
const comparable = z.boolean().describe('Shown when products are compared');

const AttributeOption = z
  .object({
    id: z.number().int().describe('Id of the option, for values and filters'),
    value: z.string().describe('English text of an option; empty for a flag or a range'),
    value_arabic: z.string(),
    flag: z.boolean().nullable().describe('Answer to a flag; null otherwise'),
    min: z.number().nullable().describe('Lower bound of a range of a number, inclusive; null is open'),
    max: z.number().nullable().describe('Upper bound of a range of a number, exclusive; null is open'),
  })
  .meta({ id: 'AttributeOption', description: 'An option, an answer to a flag, or a range of a number' });

const definition = {
  id: z.number().int(),
  code,
  kind: AttributeKind,
  name: z.string().describe('English name'),
  name_arabic: z.string(),
  help: z.string().describe('English help for the vendor; may be empty'),
  help_arabic: z.string().describe('Arabic help for the vendor; may be empty'),
  unit: z.string().describe('Unit of a number in English; may be empty'),
  unit_arabic: z.string().describe('Unit of a number in Arabic; may be empty'),
  decimals: z.number().int().describe('Most decimal places of a number'),
  min: z.number().nullable().describe('Smallest number allowed; null without a limit'),
  max: z.number().nullable().describe('Largest number allowed; null without a limit'),
  options: z.array(AttributeOption).describe('Its options in order; for a number the ranges of its filter'),
};

export const CategoryAttribute = z
  .object({ ...definition, required_from, filterable, comparable })
  .meta({ id: 'CategoryAttribute', description: 'An attribute that the products of a category have' });

export const AdminCategoryAttribute = CategoryAttribute.extend({
  missing: z.number().int().describe('Approved products of the category without a value'),
}).meta({ id: 'AdminCategoryAttribute', description: 'An attribute of a category, with its gaps' });

export const AdminAttribute = z
  .object({
    ...definition,
    options: z
      .array(
        AttributeOption.extend({
          product_count: z.number().int().describe('Products with this option; it can be deleted at 0'),
        }).meta({ id: 'AdminAttributeOption', description: 'An option with its number of products' }),
      )
      .describe('Its options in order; for a number the ranges of its filter'),
    product_count: z.number().int().describe('Products with a value; the attribute can be deleted at 0'),
    categories: z
      .array(z.object({ id: z.number().int(), name: z.string(), name_arabic: z.string() }))
      .describe('Categories whose products have it'),
    created_at: Moment,
    updated_at: Moment.describe('Time of the last change'),
  })
  .meta({ id: 'AdminAttribute', description: 'An attribute as admins edit it' });

const language = z.object({
  name: z.string().describe('Name'),
  value: z.string().describe('Value without its unit'),
  unit: z.string().describe('Unit of a number; may be empty'),
});

/** Value of a product for people, such as the rows of a specification. */
export const ProductAttribute = z
  .object({
    code,
    kind: AttributeKind,
    name: z.string().describe('Name in the requested language'),
    value: z.string().describe('Value without its unit in the requested language; several options with commas'),
    unit: z.string().describe('Unit of a number in the requested language; may be empty'),
    english: language.describe('The same in English'),
    arabic: language.describe('The same in Arabic'),
    number: z.number().nullable().describe('The number, for sorting; null for other kinds'),
    comparable,
  })
  .meta({ id: 'ProductAttribute', description: 'A specification of a product: name, value and unit' });

/** Value of an attribute in a form. */
export const AttributeValue = z
  .object({
    code,
    value: z
      .union([z.string(), z.number(), z.boolean(), z.array(z.number().int())])
      .describe('English text, number, flag, id of an option, or ids of options, by the kind of the attribute'),
    value_arabic: z.string().describe('Arabic text; empty for other kinds'),
  })
  .meta({ id: 'AttributeValue', description: 'The value of an attribute in the product form' });

const FacetOption = z
  .object({
    id: z.number().int().describe('Id for the filter `f`'),
    label: z.string().describe('Option, answer or range with its unit, in the requested language'),
    count: z
      .number()
      .int()
      .nullable()
      .describe('Products that match with this option; null if there are more products than are counted'),
  })
  .meta({ id: 'FacetOption', description: 'A choice of a filter with its number of products' });

const Facet = z
  .object({
    code,
    kind: AttributeKind,
    name: z.string().describe('Name in the requested language'),
    options: z.array(FacetOption).describe('Its choices in order'),
  })
  .meta({ id: 'Facet', description: 'An attribute by which a list can be filtered' });

export const CategoryFacets = z
  .array(Facet)
  .describe('The filters of the category. An option counts products regardless of the filter by its own attribute');
