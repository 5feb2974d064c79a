import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { exclamationCircleIcon } from '../icon/shapes.ts';
import { NewerContext } from './newer-state.ts';
import { NewerState } from './NewerState.tsx';

/** The reason why the whole form was refused, above the submit button; after another save, the way to bring it in. */
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
