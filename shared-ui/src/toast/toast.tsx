import { toast, type Id, type ToastContentProps } from 'react-toastify/unstyled';
import { ToastWithAction, type ToastAction } from './ToastWithAction.tsx';

export interface ToastOptions {
  /** What one may want to do next: look at it, undo it. */
  action?: ToastAction;
}

/** The last toast that waits to be answered, by what it offers: they do not pile up. */
const waiting = new Map<string, Id>();

function show(tell: typeof toast.success, message: string, { action }: ToastOptions): void {
  if (!action) {
    tell(message);
    return;
  }
  const content = (props: ToastContentProps) => <ToastWithAction message={message} action={action} {...props} />;
  if (action.isElsewhere) {
    tell(content);
    return;
  }
  const before = waiting.get(action.label);
  if (before !== undefined) toast.dismiss(before);
  waiting.set(action.label, tell(content, { autoClose: false }));
}

/** Tells that something has worked. */
export function toastSuccess(message: string, options: ToastOptions = {}): void {
  show(toast.success, message, options);
}

/** Tells that something has failed. It passes by, so the place that failed must say it as well. */
export function toastError(message: string, options: ToastOptions = {}): void {
  show(toast.error, message, options);
}
