import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or '' while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that a list is narrowed by, with a label in sight. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <FormControl id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
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
