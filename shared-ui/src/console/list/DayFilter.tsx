import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../form/FieldError.tsx';
import { useTypedAhead } from '../../form/use-typed-ahead.ts';

const PAUSE_MS = 300;
/** While a year is typed, browsers report the years 0002, 0020 and 0202. */
const FIRST_DAY = '1900-01-01';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** Id of the error message, if any. */
  errorId?: string | undefined;
}

/** A date filter with a visible label. */
export function DayFilter({ label, value, onChange, errorId }: DayFilterProps) {
  const id = useId();
  const { text, type, leave } = useTypedAhead(value, onChange);
  const pauseOf = (day: string) => (day === '' || day >= FIRST_DAY ? PAUSE_MS : Infinity);
  return (
    <div className="filter">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <FormControl
        id={id}
        type="date"
        value={text}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        isInvalid={errorId !== undefined}
        onChange={({ target }) => type(target.value, pauseOf(target.value))}
        onBlur={leave}
      />
    </div>
  );
}

interface SpanFilterProps {
  /** `YYYY-MM-DD`, or '' for an open range. */
  from: string;
  to: string;
  onChange: (end: 'from' | 'to', day: string) => void;
}

/** Both ends of a date range, marked invalid while the first is after the last. */
export function SpanFilter({ from, to, onChange }: SpanFilterProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const isReversed = from !== '' && to !== '' && from > to;
  const errorId = isReversed ? id : undefined;
  return (
    <div className="filter-pair">
      <DayFilter label={t('span.from')} value={from} errorId={errorId} onChange={(day) => onChange('from', day)} />
      <DayFilter label={t('span.to')} value={to} errorId={errorId} onChange={(day) => onChange('to', day)} />
      <FieldError id={id} message={isReversed ? t('span.reversed') : undefined} />
    </div>
  );
}
