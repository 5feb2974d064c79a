import { useFormikContext } from 'formik';
import { Icon } from '../icon/Icon.tsx';

/** Why the whole form was refused. Stands above the submit button. */
export function FormError() {
  const { status } = useFormikContext();
  if (typeof status !== 'string' || status === '') return null;
  return (
    <p className="form-error" role="alert">
      <Icon name="exclamation-circle" />
      {status}
    </p>
  );
}
