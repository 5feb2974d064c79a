import { getIn, setIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { NOTHING, type CheckoutValues } from './checkout-schema.ts';

interface NothingToSayProps {
  label: string;
  /** The paths in the form's values. */
  fields: readonly string[];
  /** The paths of fields that may be empty, and are when there is nothing to say. */
  emptied?: readonly string[];
}

/** One tick fills required fields about which there is nothing to say; taking it away empties them. */
export function NothingToSay({ label, fields, emptied = [] }: NothingToSayProps) {
  const id = useId();
  const { values, setValues } = useFormikContext<CheckoutValues>();
  const isTicked = fields.every((field) => getIn(values, field) === NOTHING);
  const fill = (paths: readonly string[], text: string, into: CheckoutValues) =>
    paths.reduce<CheckoutValues>((all, path) => setIn(all, path, text), into);
  const toggle = () =>
    setValues(isTicked ? fill(fields, '', values) : fill(fields, NOTHING, fill(emptied, '', values)));
  return (
    <div className="field field-wide form-check">
      <input id={id} type="checkbox" className="form-check-input" checked={isTicked} onChange={() => void toggle()} />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
    </div>
  );
}
