import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames.ts';
import { normalizeDigits } from '../format/format.ts';
import { Icon } from '../icon/Icon.tsx';

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number within the bounds. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Says of what: "Quantity of Nitrile gloves". */
  label: string;
  className?: string;
}

/** A whole number between two buttons. What is typed counts when the field is left or Enter is pressed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, disabled = false, label, className } = props;
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState<string | null>(null);

  const change = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const wanted = Number.parseInt(normalizeDigits(draft ?? ''), 10);
    setDraft(null);
    if (Number.isFinite(wanted)) change(wanted);
  };
  const step = (icon: 'plus-lg' | 'dash-lg', name: string, by: number, atBound: boolean) => (
    <button
      type="button"
      aria-label={t(name, { label })}
      disabled={disabled || atBound}
      onClick={() => change(value + by)}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div className={classNames('stepper', className)} role="group" aria-label={label}>
      {step('dash-lg', 'quantity.decrease', -1, value <= min)}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {step('plus-lg', 'quantity.increase', 1, value >= max)}
    </div>
  );
}
