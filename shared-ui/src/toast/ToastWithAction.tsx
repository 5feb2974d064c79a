import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '../button/Button.tsx';

export interface ToastAction {
  label: string;
  /** The toast goes once this was called. */
  onClick: () => void;
}

interface ToastWithActionProps extends ToastContentProps {
  message: string;
  action: ToastAction;
}

/** A message with a button. The toast waits for whoever has come to the button by keyboard. */
export function ToastWithAction({ message, action, toastProps, closeToast }: ToastWithActionProps) {
  const { toastId: id } = toastProps;
  return (
    <>
      <span>{message}</span>
      <Button
        variant="outline"
        size="sm"
        onFocus={() => toast.pause({ id })}
        onBlur={() => toast.play({ id })}
        onClick={() => {
          action.onClick();
          closeToast();
        }}
      >
        {action.label}
      </Button>
    </>
  );
}
