import { getIn, setIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { NOTHING, type CheckoutValues } from './checkout-schema.ts';

interface NothingToSayProps {
  label: string;
  /** The paths in the form's values. */
  fields: readonly string[];
}

/** One tick fills required fields about which there is nothing to say; taking it away empties them. */
export function NothingToSay({ label, fields }: NothingToSayProps) {
  const id = useId();
  const { values, setValues } = useFormikContext<CheckoutValues>();
  const isTicked = fields.every((field) => getIn(values, field) === NOTHING);
  const toggle = () =>
    setValues(fields.reduce<CheckoutValues>((all, field) => setIn(all, field, isTicked ? '' : NOTHING), values));
  return (
    <div className="field field-wide form-check">
      <input id={id} type="checkbox" className="form-check-input" checked={isTicked} onChange={() => void toggle()} />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
    </div>
  );
}
