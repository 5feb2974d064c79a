import type { AttributeValue, CategoryAttribute } from '@balsam/shared-api';

/** Specifications by code as typed: ids for several options, an id, a number, `yes` or `no`, or an English text. */
export interface SpecificationValues {
  attributes: Record<string, string | number[]>;
  attributes_arabic: Record<string, string>;
}

/** Day, `YYYY-MM-DD`, on which a value is or will be required; null: never. */
type Definition = Pick<CategoryAttribute, 'code' | 'kind' | 'required_from'>;
type Input = Record<string, string | number[]>;

const asTyped = (value: AttributeValue['value']): string | number[] => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : value;
};

export const toSpecificationValues = (values: readonly AttributeValue[]): SpecificationValues => ({
  attributes: Object.fromEntries(values.map(({ code, value }) => [code, asTyped(value)])),
  attributes_arabic: Object.fromEntries(values.map(({ code, value_arabic: text }) => [code, text])),
});

const isFilled = (value: string | number[] | undefined): boolean =>
  value !== undefined && (typeof value === 'string' ? value.trim() !== '' : value.length > 0);

const readers: Record<Definition['kind'], (typed: string) => string | number | boolean> = {
  text: (typed) => typed.trim(),
  // The server reads numbers, because it knows both units.
  number: (typed) => typed.trim(),
  flag: (typed) => typed === 'yes',
  option: Number,
  options: Number,
};

/** Specifications to save: those that are filled in, of these attributes only. */
export const toAttributes = (
  definitions: readonly Definition[],
  { attributes, attributes_arabic: arabic }: SpecificationValues,
): AttributeValue[] =>
  definitions.flatMap(({ code, kind }) => {
    const typed = attributes[code];
    const text = kind === 'text' ? (arabic[code] ?? '').trim() : '';
    if (!isFilled(typed) && text === '') return [];
    return [{ code, value: typeof typed === 'string' ? readers[kind](typed) : (typed ?? ''), value_arabic: text }];
  });

const withBlank = <Values extends Input>(
  definitions: readonly Definition[],
  values: Values,
  blank: (definition: Definition) => Values[string],
): Values =>
  definitions.every(({ code }) => Object.hasOwn(values, code))
    ? values
    : { ...Object.fromEntries(definitions.map((definition) => [definition.code, blank(definition)])), ...values };

/** Values with a blank one for each attribute that has none, for its field; the same object if there is nothing to add. */
export const withBlanks = <Values extends SpecificationValues>(
  definitions: readonly Definition[],
  values: Values,
): Values => {
  const attributes = withBlank(definitions, values.attributes, ({ kind }) => (kind === 'options' ? [] : ''));
  const arabic = withBlank(definitions, values.attributes_arabic, () => '');
  return attributes === values.attributes && arabic === values.attributes_arabic
    ? values
    : { ...values, attributes, attributes_arabic: arabic };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Newer values with those that were changed since `before` as they were typed. */
export const mergeChanged = <Values extends Input>(newer: Values, before: Values, typed: Values): Values => {
  const merged: Input = { ...newer };
  for (const code of new Set([...Object.keys(before), ...Object.keys(typed)])) {
    const value = typed[code];
    if (isSame(value, before[code])) continue;
    if (value === undefined) Reflect.deleteProperty(merged, code);
    else merged[code] = value;
  }
  return merged as Values;
};

/** Number of filled values, and of missing ones that an approval requires on a day, `YYYY-MM-DD`. */
export const completenessOf = (
  definitions: readonly Definition[],
  { attributes }: SpecificationValues,
  today: string,
): { filled: number; missing: number } => {
  const blank = definitions.filter(({ code }) => !isFilled(attributes[code]));
  return {
    filled: definitions.length - blank.length,
    missing: blank.filter(({ required_from: from }) => from !== null && from <= today).length,
  };
};
