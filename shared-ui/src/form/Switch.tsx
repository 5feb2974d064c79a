import type { ComponentPropsWithRef } from 'react';

interface SwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'children' | 'role' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Accessible name of the switch. */
  label: string;
}

/** An on/off switch that takes effect immediately. */
export function Switch({ checked, onChange, label, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className="switch"
      onClick={() => {
        onChange(!checked);
      }}
      {...rest}
    >
      <span className="switch-thumb" aria-hidden="true" />
    </button>
  );
}
