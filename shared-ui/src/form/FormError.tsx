import { useFormikContext } from 'formik';
import { Icon } from '../icon/Icon.tsx';
import { exclamationCircleIcon } from '../icon/shapes.ts';

/** Why the whole form was refused. Stands above the submit button. */
export function FormError() {
  const { status } = useFormikContext();
  if (typeof status !== 'string' || status === '') return null;
  return (
    <p className="form-error" role="alert">
      <Icon icon={exclamationCircleIcon} />
      {status}
    </p>
  );
}
