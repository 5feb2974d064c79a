import { toastError } from './toast.tsx';

/** What a failed call throws, as far as words about it go. `status` is 0 when no answer came. */
interface CallFailure {
  status: number;
  message: string;
}

export const isCallFailure = (value: unknown): value is CallFailure =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'status' in value &&
  typeof value.status === 'number';

/**
 * For an onSubmit whose failure is also announced by a toast: toasts the server's message, or the fallback where it
 * gave none, and throws the failure with that message on to the form.
 */
export async function withFailureToast(
  call: () => Promise<unknown>,
  fallback: (failure: CallFailure) => string,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    const message = error.message || fallback(error);
    toastError(message);
    throw { ...error, message };
  }
}
