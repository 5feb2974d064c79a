import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '../button/Button.tsx';

export interface ToastAction {
  label: string;
  /** The toast closes after the call. */
  onClick: () => void;
  /** The action is also available on the page: the toast closes on time. */
  isElsewhere?: boolean;
}

interface ToastWithActionProps extends ToastContentProps {
  message: string;
  action: ToastAction;
}

/**
 * A message with a button. A toast whose action exists nowhere else stays until its page is left; others wait while the
 * button has the focus.
 */
export function ToastWithAction({ message, action, toastProps, closeToast }: ToastWithActionProps) {
  const { toastId: id } = toastProps;
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const isLeft = page !== pathname && !action.isElsewhere;
  useEffect(() => {
    if (isLeft) closeToast();
  }, [isLeft, closeToast]);
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
