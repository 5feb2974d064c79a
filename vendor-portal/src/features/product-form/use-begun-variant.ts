import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells the product's form whether a variant has been begun: it is not to be sent, or left, over one. When that form is
 * undone, what was begun goes with it.
 * @returns why the product was not sent, if this is why
 */
export function useBegunVariant(isBegun: boolean, undo: () => void): string | undefined {
  const [{ value: isKnown }, { touched, error }, { setValue }] = useField<boolean>('has_begun_variant');
  const told = useRef(isKnown);

  const agree = useEffectEvent(() => {
    if (isKnown === isBegun) return;
    if (told.current === isBegun) undo();
    else void setValue(isBegun);
    told.current = !told.current;
  });
  useEffect(() => agree(), [isKnown, isBegun]);
  return touched ? error : undefined;
}
