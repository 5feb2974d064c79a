import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '../button/Button.tsx';

export interface ToastAction {
  label: string;
  /** The toast goes once this was called. */
  onClick: () => void;
  /** The same can be done elsewhere in the page: the toast need not wait for whoever is slow to come to it. */
  isElsewhere?: boolean;
}

interface ToastWithActionProps extends ToastContentProps {
  message: string;
  action: ToastAction;
}

/** A message with a button. What is offered nowhere else goes with its page; the rest waits for who stands on the button. */
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
