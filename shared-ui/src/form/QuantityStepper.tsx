import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { useTypedQuantity } from './use-typed-quantity.ts';
import { dashLgIcon, plusLgIcon } from '../icon/shapes.ts';

export interface QuantityStepperProps {
  value: number;
  /** Called with a new whole number within the bounds. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Pause in typing after which the number counts, in ms. */
  typedDelay?: number;
  disabled?: boolean;
  /** Accessible name: "Quantity of Nitrile gloves". */
  label: string;
  /** Named by the two buttons, if there are several steppers on the page: "One more: Nitrile gloves". */
  item?: string;
  /** Id of the error message. */
  'aria-describedby'?: string;
  className?: string;
}

/** A whole number between two buttons; see useTypedQuantity for when input counts. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, typedDelay = 500 } = props;
  const { disabled = false, label, item, 'aria-describedby': describedBy, className } = props;
  const { t } = useTranslation('kit');
  const { shown, type, leave, step } = useTypedQuantity({ value, onChange, min, max, typedDelay });
  const of = { item, context: item === undefined ? undefined : 'of' };
  // A button that reaches its bound is not disabled: it would lose the focus.
  const stepBy = (by: 1 | -1, isAtEnd: boolean) => ({
    disabled,
    'aria-disabled': isAtEnd || undefined,
    onClick: () => {
      if (!isAtEnd) step(by);
    },
  });

  return (
    <div className={classNames('stepper', className)} role="group" aria-label={label}>
      <button type="button" aria-label={t('quantity.less', of)} {...stepBy(-1, value <= min)}>
        <Icon icon={dashLgIcon} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        disabled={disabled}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <button type="button" aria-label={t('quantity.more', of)} {...stepBy(1, value >= max)}>
        <Icon icon={plusLgIcon} />
      </button>
    </div>
  );
}
