import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { exclamationCircleIcon } from '../icon/shapes.ts';
import { NewerContext } from './newer-state.ts';
import { NewerState } from './NewerState.tsx';

/** Error of the whole form, above the submit button; after a save conflict, the offer to load the newer version. */
export function FormError() {
  const { status } = useFormikContext();
  const newer = useContext(NewerContext);
  if (newer) return <NewerState {...newer} />;
  if (typeof status !== 'string' || status === '') return null;
  return (
    <p className="form-error" role="alert">
      <Icon icon={exclamationCircleIcon} />
      {status}
    </p>
  );
}
