import { useId } from 'react';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';

export interface PreferenceProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

interface PreferenceSelectProps<Value extends string> extends PreferenceProps<Value> {
  label: string;
  icon: IconShape;
  /** `lang`: language of the label, if it is not the page's. */
  options: readonly { value: Value; label: string; lang?: string }[];
}

/** A small select for a header, with an icon instead of a visible label. */
export function PreferenceSelect<Value extends string>(props: PreferenceSelectProps<Value>) {
  const { label, icon, options, value, onChange, className } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <span className={classNames('preference', className)}>
      <Icon icon={icon} />
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <select id={id} className="preference-select" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
