import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { useTypedQuantity } from './use-typed-quantity.ts';
import { dashLgIcon, plusLgIcon } from '../icon/shapes.ts';

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number within the bounds that is not the value already. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** How long a pause in typing is after which the typed number counts, in milliseconds. */
  typedDelay?: number;
  disabled?: boolean;
  /** What is counted: "Quantity of Nitrile gloves". */
  label: string;
  /** Names the thing on the two buttons, where there are several on the page: "One more: Nitrile gloves". */
  item?: string;
  /** The id of what speaks against the quantity. */
  'aria-describedby'?: string;
  className?: string;
}

/** A whole number between two buttons. See useTypedQuantity for what counts when. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = Number.MAX_SAFE_INTEGER, typedDelay = 500 } = props;
  const { disabled = false, label, item, 'aria-describedby': describedBy, className } = props;
  const { t } = useTranslation('kit');
  const { shown, type, leave, step } = useTypedQuantity({ value, onChange, min, max, typedDelay });
  const of = { item, context: item === undefined ? undefined : 'of' };
  // At its end a button stays where it is: one that is disabled would lose the focus of whoever has pressed it.
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
