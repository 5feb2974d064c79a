import { CURRENCIES } from '@balsam/shared-api';
import { TextField, useCurrencyName } from '@balsam/shared-ui';

interface AmountFieldsProps {
  /** Form path of the amounts. */
  name: string;
  legend: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Amount fields, one per currency. */
export function AmountFields({ name, legend, hint, required, disabled }: AmountFieldsProps) {
  const currencyName = useCurrencyName();
  return (
    <fieldset className="coupon-amounts">
      <legend className="form-label">{legend}</legend>
      {hint !== undefined && <p className="form-text">{hint}</p>}
      <div className="coupon-thirds">
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            name={`${name}.${currency}`}
            label={currencyName(currency)}
            inputMode="decimal"
            required={required}
            disabled={disabled}
          />
        ))}
      </div>
    </fieldset>
  );
}
