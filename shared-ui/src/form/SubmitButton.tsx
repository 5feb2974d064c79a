import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../button/Button.tsx';

/** Sends its form, and shows that it is being sent. It is never disabled by errors: sending is how one learns of them. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
