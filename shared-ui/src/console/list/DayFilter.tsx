import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../form/FieldError.tsx';
import { useTypedAhead } from '../../form/use-typed-ahead.ts';

const PAUSE_MS = 300;
/** On the way to a year there are days of the years 0002, 0020 and 0202. */
const FIRST_DAY = '1900-01-01';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or '' while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** Id of what is said against the day; undefined while nothing is. */
  errorId?: string | undefined;
}

/** A day that a list is narrowed by, with a label in sight. */
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
  /** `YYYY-MM-DD`, or '' where the span is open. */
  from: string;
  to: string;
  onChange: (end: 'from' | 'to', day: string) => void;
}

/** The two ends of a span of days, marked while the first lies after the last. */
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
