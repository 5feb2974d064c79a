import { toast, type Id, type ToastContentProps } from 'react-toastify/unstyled';
import { ToastWithAction, type ToastAction } from './ToastWithAction.tsx';

export interface ToastOptions {
  /** Possible next step, such as "view" or "undo". */
  action?: ToastAction;
}

/** Latest waiting toast per action: they do not pile up. */
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

/** Reports success. */
export function toastSuccess(message: string, options: ToastOptions = {}): void {
  show(toast.success, message, options);
}

/** Reports a failure. A toast disappears, so the failing component must show the error as well. */
export function toastError(message: string, options: ToastOptions = {}): void {
  show(toast.error, message, options);
}
