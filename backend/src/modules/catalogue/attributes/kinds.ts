/** Kinds of an attribute. option: one of its options; options: one or several of them. */
export const ATTRIBUTE_KINDS = ['text', 'number', 'flag', 'option', 'options'] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** Choice of a filter: an option, an answer to a flag, or a range of a number from `min` to below `max`. */
export interface OptionRow {
  id: number;
  value: string;
  value_ar: string;
  flag: boolean | null;
  min: number | null;
  max: number | null;
}

/** Names of an attribute in both languages; the unit is that of a number. */
export interface AttributeNames {
  name: string;
  name_ar: string;
  unit: string;
  unit_ar: string;
}

/** Attribute as a category asks for it. */
export interface CategoryAttributeRow extends AttributeNames {
  id: number;
  code: string;
  kind: AttributeKind;
  help: string;
  help_ar: string;
  decimals: number;
  min: number | null;
  max: number | null;
  options: OptionRow[];
  /** First day on which no product is approved without a value; null: never. */
  required_from: string | null;
  filterable: boolean;
  comparable: boolean;
}

/** Value of an attribute; the kind `options` has one row for each option. */
export interface ValueRow {
  attribute_id: number;
  option_id: number | null;
  number: number | null;
  flag: boolean | null;
  value: string | null;
  value_ar: string | null;
}
