import { Icon } from '../icon/Icon.tsx';
import { exclamationCircleIcon } from '../icon/shapes.ts';

interface FieldErrorProps {
  id: string;
  /** Undefined without an error. */
  message: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <p id={id} className="field-error">
      <Icon icon={exclamationCircleIcon} />
      {message}
    </p>
  );
}
