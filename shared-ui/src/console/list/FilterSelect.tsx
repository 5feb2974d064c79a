import { useId } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import type { SelectOption } from '../../form/SelectField.tsx';

interface FilterSelectProps {
  label: string;
  /** '' for no choice. */
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The first option, which clears the filter. */
  placeholder: string;
}

/** One filter of a list, with a visible label. */
export function FilterSelect({ label, value, onChange, options, placeholder }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <FormSelect
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </FormSelect>
    </div>
  );
}
