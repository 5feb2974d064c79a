import { useField } from 'formik';
import { useId, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './FormField.tsx';
import { starFillIcon, starIcon } from '../icon/shapes.ts';

const STARS = [1, 2, 3, 4, 5];

export type RatingFieldProps = Omit<FieldProps, 'hint'>;

/** One to five stars; the form holds the number, or null. An optional rating can be cleared. */
export function RatingField({ name, label, required }: RatingFieldProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [field, { touched, error }, { setValue }] = useField<number | null>(name);
  const [pointed, setPointed] = useState<number | null>(null);
  const message = touched ? error : undefined;
  const filled = pointed ?? field.value ?? 0;
  const clear = (event: MouseEvent) => {
    // The button disappears with the stars.
    event.currentTarget.closest('fieldset')?.focus();
    void setValue(null);
  };
  return (
    <fieldset
      role="radiogroup"
      className="field rating"
      tabIndex={-1}
      aria-required={required || undefined}
      aria-invalid={message === undefined ? undefined : true}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label" data-required={required || undefined}>
        {label}
      </legend>
      <div className="rating-row" onMouseLeave={() => setPointed(null)}>
        {STARS.map((stars) => (
          <label key={stars} className="rating-star" onMouseEnter={() => setPointed(stars)}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={stars}
              checked={field.value === stars}
              aria-label={t('stars.give', { count: stars })}
              onChange={() => void setValue(stars)}
            />
            <Icon icon={stars <= filled ? starFillIcon : starIcon} />
          </label>
        ))}
        {!required && field.value !== null && (
          <button type="button" className="btn btn-link btn-sm" onClick={clear}>
            {t('stars.clear')}
          </button>
        )}
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
