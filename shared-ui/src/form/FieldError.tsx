import { Icon } from '../icon/Icon.tsx';
import { exclamationCircleIcon } from '../icon/shapes.ts';

interface FieldErrorProps {
  id: string;
  /** Undefined while nothing is wrong. */
  message: string | undefined;
}

/** What is wrong with a field. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <p id={id} className="field-error">
      <Icon icon={exclamationCircleIcon} />
      {message}
    </p>
  );
}
