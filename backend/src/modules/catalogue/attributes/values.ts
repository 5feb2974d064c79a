import type { FieldMessage } from '../../../wire/errors.ts';
import type { ValueForm } from './form.ts';
import type { AttributeKind, CategoryAttributeRow, ValueRow } from './kinds.ts';
import { fitsDecimals, numberIn } from './numbers.ts';

type Input = Pick<ValueForm, 'value' | 'value_arabic'>;
type Reading = ValueRow[] | { message: FieldMessage };
type Definition = Pick<CategoryAttributeRow, 'id' | 'kind' | 'unit' | 'unit_ar' | 'decimals' | 'min' | 'max'> & {
  options: readonly { id: number }[];
};

const empty = ({ id }: Definition): ValueRow => ({
  attribute_id: id,
  option_id: null,
  number: null,
  flag: null,
  value: null,
  value_ar: null,
});

const refused = (message: FieldMessage): Reading => ({ message });

const readNumber = (definition: Definition, { value }: Input): Reading => {
  const units = [definition.unit, definition.unit_ar];
  const number = typeof value === 'number' ? value : typeof value === 'string' ? numberIn(value, units) : null;
  if (number === null || !Number.isFinite(number)) return refused('attributes.number_invalid');
  const { decimals, min, max } = definition;
  if (!fitsDecimals(number, decimals))
    return refused(
      decimals === 0 ? 'attributes.number_whole' : { key: 'attributes.decimals_limit', params: { count: decimals } },
    );
  if (min !== null && number < min) return refused({ key: 'attributes.number_low', params: { min } });
  if (max !== null && number > max) return refused({ key: 'attributes.number_high', params: { max } });
  return [{ ...empty(definition), number }];
};

const readOptions = (definition: Definition, ids: readonly unknown[]): Reading => {
  const known = new Set(definition.options.map(({ id }) => id));
  const chosen = ids.filter((id) => typeof id === 'number').filter((id) => known.has(id));
  if (chosen.length < ids.length) return refused('attributes.option_unknown');
  return [...new Set(chosen)].map((id) => ({ ...empty(definition), option_id: id }));
};

const readers: Record<AttributeKind, (definition: Definition, input: Input) => Reading> = {
  text: (definition, { value, value_arabic }) =>
    typeof value === 'string'
      ? [{ ...empty(definition), value, value_ar: value_arabic }]
      : refused('attributes.text_invalid'),
  number: readNumber,
  flag: (definition, { value }) =>
    typeof value === 'boolean' ? [{ ...empty(definition), flag: value }] : refused('attributes.flag_invalid'),
  option: (definition, { value }) => readOptions(definition, [value]),
  options: (definition, { value }) =>
    Array.isArray(value) ? readOptions(definition, value) : refused('attributes.option_unknown'),
};

const isNone = ({ value }: Input): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Rows of a value, none for an empty one, or the reason why it is refused. */
const readValue = (definition: Definition, input: Input): Reading => {
  if (isNone(input)) return input.value_arabic === '' ? [] : refused('attributes.english_required');
  return readers[definition.kind](definition, input);
};

/** Values of a form by attribute. Errors are at `attributes.<code>`. */
export const readValues = (
  definitions: readonly CategoryAttributeRow[],
  values: readonly ValueForm[],
): { rows: ValueRow[]; errors: [field: string, message: FieldMessage][] } => {
  const byCode = new Map(definitions.map((definition) => [definition.code, definition]));
  const rows: ValueRow[] = [];
  const errors: [string, FieldMessage][] = [];
  const seen = new Set<string>();
  for (const { code, ...input } of values) {
    const definition = byCode.get(code);
    const reading = definition
      ? seen.has(code)
        ? refused('attributes.value_twice')
        : readValue(definition, input)
      : refused('attributes.unknown');
    seen.add(code);
    if (Array.isArray(reading)) rows.push(...reading);
    else errors.push([`attributes.${code}`, reading.message]);
  }
  return { rows, errors };
};

/** True if both are the same values, in any order. */
export const isSameValues = (one: readonly ValueRow[], other: readonly ValueRow[]): boolean => {
  const keys = (rows: readonly ValueRow[]) =>
    rows
      .map(({ attribute_id, option_id, number, flag, value, value_ar }) =>
        JSON.stringify([attribute_id, option_id, number, flag, value, value_ar]),
      )
      .toSorted()
      .join('\n');
  return keys(one) === keys(other);
};
