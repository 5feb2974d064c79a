import type { FieldMessage } from '../../../wire/errors.ts';
import { throwFieldErrors } from '../../../wire/field-errors.ts';
import { fold } from '../../../text/fold.ts';
import type { AttributeTexts, OptionForm } from './form.ts';
import type { AttributeKind } from './kinds.ts';
import type { AdminOptionRow, PlacedOption } from './repository.ts';

/** Separator of options in a CSV cell. Not allowed within an option, which would be imported as two. */
export const OPTION_SEPARATOR = '|';

const FLAGS = [true, false];

const blank = { id: null, value: '', value_ar: '', flag: null, min: null, max: null };

/** Reason why an option is refused, with its field. */
const flawOf = (kind: AttributeKind, option: OptionForm): [field: string, message: FieldMessage] | null => {
  const isRange = kind === 'number';
  if (!isRange && option.value === '') return ['value', 'attributes.option_required'];
  if (!isRange && option.value.includes(OPTION_SEPARATOR)) return ['value', 'attributes.option_separator'];
  if (!isRange) return option.value_arabic === '' ? ['value_arabic', 'attributes.option_arabic_required'] : null;
  if (option.min === null && option.max === null) return ['min', 'attributes.range_required'];
  return option.min !== null && option.max !== null && option.max <= option.min
    ? ['max', 'attributes.range_reversed']
    : null;
};

const repeated = (options: readonly OptionForm[], at: number): boolean => {
  const key = fold(options[at]?.value ?? '');
  return key !== '' && options.findIndex(({ value }) => fold(value) === key) < at;
};

const removedAndUsed = (
  form: readonly OptionForm[],
  present: readonly AdminOptionRow[],
): AdminOptionRow | undefined => {
  const kept = new Set(form.map(({ id }) => id));
  return present.find(({ id, value, product_count }) => value !== '' && product_count > 0 && !kept.has(id));
};

/**
 * Options to store in the order of the form: a flag has its two answers, a text has none.
 * @param present stored options; one that products have must stay
 * @throws AppError 422 with the errors of the form
 */
export const placeOptions = (
  kind: AttributeKind,
  { options: form, min, max }: Pick<AttributeTexts, 'options' | 'min' | 'max'>,
  present: readonly AdminOptionRow[],
): PlacedOption[] => {
  const errors = new Map<string, FieldMessage>();
  if (kind === 'number' && min !== null && max !== null && max < min) errors.set('max', 'attributes.range_reversed');
  if (kind === 'text') return [];
  if (kind === 'flag')
    return FLAGS.map((flag, position) => {
      const id = present.find((option) => option.flag === flag)?.id ?? null;
      return { ...blank, id, flag, position };
    });
  const known = new Set(present.map(({ id }) => id));
  form.forEach((option, index) => {
    const flaw = flawOf(kind, option);
    if (flaw) errors.set(`options.${index}.${flaw[0]}`, flaw[1]);
    else if (repeated(form, index)) errors.set(`options.${index}.value`, 'attributes.option_twice');
    if (option.id !== undefined && !known.has(option.id))
      errors.set(`options.${index}.value`, 'attributes.option_unknown');
  });
  const used = removedAndUsed(form, present);
  if (used) {
    const params = { name: used.value, count: used.product_count };
    errors.set('options', { key: 'attributes.option_in_use', params });
  }
  throwFieldErrors(errors);
  return form.map(({ id = null, value, value_arabic, min: from, max: to }, position) =>
    kind === 'number'
      ? { ...blank, id, min: from, max: to, position }
      : { ...blank, id, value, value_ar: value_arabic, position },
  );
};
