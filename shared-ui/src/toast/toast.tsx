import type { ReactElement } from 'react';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { ToastWithAction, type ToastAction } from './ToastWithAction.tsx';

export interface ToastOptions {
  /** What one may want to do next: look at it, undo it. */
  action?: ToastAction;
}

type Content = string | ((props: ToastContentProps) => ReactElement);

const contentOf = (message: string, { action }: ToastOptions): Content =>
  action ? (props) => <ToastWithAction message={message} action={action} {...props} /> : message;

/** Tells that something has worked. */
export function toastSuccess(message: string, options: ToastOptions = {}): void {
  toast.success(contentOf(message, options));
}

/** Tells that something has failed. It passes by, so the place that failed must say it as well. */
export function toastError(message: string, options: ToastOptions = {}): void {
  toast.error(contentOf(message, options));
}
