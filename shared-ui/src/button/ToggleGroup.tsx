import type { IconShape } from '../icon/shapes/icon-shape.ts';
import { Button } from './Button.tsx';

export interface ToggleGroupProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconShape }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three options side by side, one of them active; a choice takes effect immediately. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  return (
    <div role="group" aria-label={label} className="toggle-group">
      {options.map((option) => (
        <Button
          key={option.value}
          variant="outline"
          size="sm"
          icon={option.icon}
          className={option.value === value ? 'active' : undefined}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}
