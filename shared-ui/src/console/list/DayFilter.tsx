import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import { useTypedAhead } from '../../form/use-typed-ahead.ts';

const PAUSE_MS = 300;
/** On the way to a year there are days of the years 0002, 0020 and 0202. */
const FIRST_DAY = '1900-01-01';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or '' while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that a list is narrowed by, with a label in sight. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
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

/** The two ends of a span of days. */
export function SpanFilter({ from, to, onChange }: SpanFilterProps) {
  const { t } = useTranslation('kit');
  return (
    <div className="filter-pair">
      <DayFilter label={t('span.from')} value={from} onChange={(day) => onChange('from', day)} />
      <DayFilter label={t('span.to')} value={to} onChange={(day) => onChange('to', day)} />
    </div>
  );
}
