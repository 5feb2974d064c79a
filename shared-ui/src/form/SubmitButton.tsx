import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../button/Button.tsx';

/** Submits its form and shows progress. It is never disabled by errors: submitting is how people learn about them. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
