import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

// Leaving a field may show its error, which would move the button away from under the pointer before the click is done.
const stayInField = (event: MouseEvent) => event.preventDefault();

/** Sends its form, and shows that it is being sent. It is never disabled by errors: sending is how one learns of them. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onMouseDown'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" busy={isSubmitting} onMouseDown={stayInField} />;
}
