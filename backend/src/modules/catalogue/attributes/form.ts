import { z } from 'zod';
import { Day } from '../../../wire/paging.ts';
import { Code, Id, Line, optionalText, requiredText } from '../../../wire/fields.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { ATTRIBUTE_KINDS } from './kinds.ts';

const NAME_LENGTH = 80;
/** Most options of an attribute. */
const MOST_OPTIONS = 200;
/** Most attributes of a category. */
const MOST_ATTRIBUTES = 60;
const LARGEST = 1_000_000_000;

const Bound = z.number().min(-LARGEST).max(LARGEST).nullable().default(null);

const OptionForm = z.strictObject({
  id: Id().optional().describe('Id of an existing option; a new one if omitted'),
  value: optionalText(NAME_LENGTH).describe('English text of an option; empty for a range'),
  value_arabic: optionalText(NAME_LENGTH),
  min: Bound.describe('Lower bound of a range of a number, inclusive; null is open'),
  max: Bound.describe('Upper bound of a range of a number, exclusive; null is open'),
});
export type OptionForm = z.infer<typeof OptionForm>;

const texts = {
  name: requiredText('attributes.name_required', NAME_LENGTH).describe('English name'),
  name_arabic: requiredText('attributes.name_arabic_required', NAME_LENGTH),
  help: optionalText(300).describe('English help for the vendor'),
  help_arabic: optionalText(300).describe('Arabic help for the vendor'),
  unit: optionalText(20).describe('Unit of a number in English'),
  unit_arabic: optionalText(20).describe('Unit of a number in Arabic'),
  decimals: z.int().min(0).max(4).default(0).describe('Most decimal places of a number'),
  min: Bound.describe('Smallest number allowed'),
  max: Bound.describe('Largest number allowed'),
  options: z
    .array(OptionForm)
    .max(MOST_OPTIONS)
    .default([])
    .describe('Options in order; for a number the ranges of its filter. Those omitted are deleted; ignored for a flag'),
};

export const NewAttribute = z.strictObject({
  code: Code(40)
    .regex(/^[a-z][a-z0-9_]*$/, 'attributes.code_invalid')
    .describe('Key in the API and in CSV tables: lower-case letters, digits and underscores'),
  kind: z.enum(ATTRIBUTE_KINDS).describe('Kind of its values; never changes'),
  ...texts,
});
export const AttributeEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...texts,
  updated_at_seen: UpdatedAtSeen,
});
export type NewAttribute = z.infer<typeof NewAttribute>;
export type AttributeTexts = Omit<NewAttribute, 'code' | 'kind'>;
export type AttributeEdit = z.infer<typeof AttributeEdit>;

const AssignmentForm = z.strictObject({
  attribute_id: Id().describe('Id of the attribute'),
  required_from: Day.nullable()
    .default(null)
    .describe('From this day on no product is approved without a value; tomorrow at the earliest'),
  filterable: z.boolean().default(true).describe('Shoppers can filter by it'),
  comparable: z.boolean().default(true).describe('Shown when products are compared'),
});
export type AssignmentForm = z.infer<typeof AssignmentForm>;

/** Attributes of a category in order; those omitted are removed from it. */
export const CategoryAttributesEdit = z.strictObject({
  _method: z.literal('PUT'),
  attributes: z.array(AssignmentForm).max(MOST_ATTRIBUTES).describe('The attributes in order'),
  updated_at_seen: UpdatedAtSeen,
});

export const ValueForm = z.strictObject({
  code: Code(40).describe('Key of the attribute'),
  value: z
    .union([Line(500), z.number(), z.boolean(), z.array(z.int()).max(MOST_OPTIONS), z.null()])
    .describe('As in the response; a number may be text with its unit, null is no value'),
  value_arabic: Line(500).default(''),
});
export type ValueForm = z.infer<typeof ValueForm>;

const Values = z.array(ValueForm).max(MOST_ATTRIBUTES);

/** Values of a product, or the same as JSON text, as forms send it. */
export const ValuesField = z.union([
  Values,
  z
    .string()
    .max(50_000)
    .transform((text, context): unknown => {
      try {
        return text === '' ? [] : JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'attributes.values_invalid' });
        return z.NEVER;
      }
    })
    .pipe(Values),
]);
