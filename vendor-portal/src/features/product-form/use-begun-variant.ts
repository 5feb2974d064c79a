import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Marks in the product form that a variant has been started, which blocks submitting and leaving. Resetting the product
 * form calls `undo`.
 * @returns the error if this blocked the last submit
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
