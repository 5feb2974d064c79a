import { toast } from 'react-toastify/unstyled';

/** Tells that something has worked. */
export function toastSuccess(message: string): void {
  toast.success(message);
}

/** Tells that something has failed. It passes by, so the place that failed must say it as well. */
export function toastError(message: string): void {
  toast.error(message);
}
