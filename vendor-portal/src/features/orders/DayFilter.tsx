import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or '' while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/** One end of a span of days, with a label in sight. */
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
