import type { AdminAttribute, AttributeKind } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { inOrder, toPlacedRows, type PlacedRow } from '@balsam/shared-ui/console';
import { lazy, object, string } from 'yup';

/** Kinds in the order of the form. option: one of its options; options: one or several. */
export const KINDS: readonly AttributeKind[] = ['option', 'options', 'number', 'flag', 'text'];

/** Option of an attribute, or range of a number, as typed. */
export interface OptionValues extends PlacedRow {
  /** Null if it is new. */
  id: number | null;
  value: string;
  value_arabic: string;
  /** Lower bound of a range, inclusive; '' is open. */
  min: string;
  /** Upper bound of a range, exclusive; '' is open. */
  max: string;
  /** Products with this option. */
  product_count: number;
}

/** Form values, in the order of the fields. */
export interface AttributeValues {
  kind: AttributeKind;
  code: string;
  name: string;
  name_arabic: string;
  help: string;
  help_arabic: string;
  unit: string;
  unit_arabic: string;
  decimals: string;
  min: string;
  max: string;
  options: Record<string, OptionValues>;
  /** `updated_at` of the loaded version; null for a new attribute. */
  updated_at: string | null;
}

/** Attribute as the form sends it: a new one, or a change of one. */
export interface AttributeBody {
  code?: string;
  kind?: AttributeKind;
  name: string;
  name_arabic: string;
  help: string;
  help_arabic: string;
  unit: string;
  unit_arabic: string;
  decimals: number;
  min: number | null;
  max: number | null;
  options: { id?: number; value: string; value_arabic: string; min: number | null; max: number | null }[];
  _method?: 'PUT';
  updated_at_seen?: string;
}

export const emptyOption: Omit<OptionValues, keyof PlacedRow> = {
  id: null,
  value: '',
  value_arabic: '',
  min: '',
  max: '',
  product_count: 0,
};

const emptyAttribute: AttributeValues = {
  kind: 'option',
  code: '',
  name: '',
  name_arabic: '',
  help: '',
  help_arabic: '',
  unit: '',
  unit_arabic: '',
  decimals: '0',
  min: '',
  max: '',
  options: {},
  updated_at: null,
};

const asText = (number: number | null) => String(number ?? '');
const asNumber = (text: string) => (text.trim() === '' ? null : Number(text));

/** Initial values; a flag has no options of its own. */
export const toAttributeValues = (attribute: AdminAttribute | null): AttributeValues =>
  attribute
    ? {
        ...{ kind: attribute.kind, code: attribute.code, name: attribute.name, name_arabic: attribute.name_arabic },
        ...{ help: attribute.help, help_arabic: attribute.help_arabic },
        ...{ unit: attribute.unit, unit_arabic: attribute.unit_arabic, decimals: String(attribute.decimals) },
        ...{ min: asText(attribute.min), max: asText(attribute.max) },
        options: toPlacedRows(
          attribute.options
            .filter(({ flag }) => flag === null)
            .map(({ id, value, value_arabic, min, max, product_count }) => [
              `o${id}`,
              { id, value, value_arabic, min: asText(min), max: asText(max), product_count },
            ]),
        ),
        updated_at: attribute.updated_at,
      }
    : emptyAttribute;

/** True if the values of a kind are chosen from options. */
export const hasOptions = (kind: AttributeKind): boolean => kind === 'option' || kind === 'options';

/** Body that creates an attribute or, if it exists, saves it. What another kind would have is left out. */
export function toAttributeBody(values: AttributeValues): AttributeBody {
  const { kind, code, updated_at: seen } = values;
  const isNumber = kind === 'number';
  const rows = inOrder(values.options).map(([, row]) => row);
  return {
    name: values.name.trim(),
    name_arabic: values.name_arabic.trim(),
    help: values.help.trim(),
    help_arabic: values.help_arabic.trim(),
    unit: isNumber ? values.unit.trim() : '',
    unit_arabic: isNumber ? values.unit_arabic.trim() : '',
    decimals: isNumber ? Number(values.decimals) : 0,
    min: isNumber ? asNumber(values.min) : null,
    max: isNumber ? asNumber(values.max) : null,
    options: !isNumber && !hasOptions(kind) ? [] : rows.map((row) => toOption(row, isNumber)),
    ...(seen === null ? { kind, code: code.trim() } : { _method: 'PUT', updated_at_seen: seen }),
  };
}

const toOption = ({ id, value, value_arabic, min, max }: OptionValues, isRange: boolean) => ({
  ...(id !== null && { id }),
  value: isRange ? '' : value.trim(),
  value_arabic: isRange ? '' : value_arabic.trim(),
  min: isRange ? asNumber(min) : null,
  max: isRange ? asNumber(max) : null,
});

type ErrorName = TextKey<'admin-console', 'attributes.error'>;
const error = (name: ErrorName) => `attributes.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name)).max(80, error('long'));
const bound = () =>
  string()
    .trim()
    .matches(/^(-?\d{1,9}(\.\d{1,4})?)?$/, error('number'));

const row = object({ min: bound(), max: bound() });

/** Validation of the form. The messages are translation keys. The server checks the options. */
export const attributeSchema = object({
  code: string()
    .trim()
    .required(error('code'))
    .matches(/^[a-z][a-z0-9_]{0,39}$/, error('codeFormat')),
  name: required('name'),
  name_arabic: required('name_arabic'),
  min: bound(),
  max: bound(),
  options: lazy((options: AttributeValues['options'] = {}) =>
    object(Object.fromEntries(Object.keys(options).map((key) => [key, row]))),
  ),
});
