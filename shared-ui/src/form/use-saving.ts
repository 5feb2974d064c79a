import { withFailureToast } from '../toast/with-failure-toast.ts';
import { toastSuccess } from '../toast/toast.tsx';

/**
 * Gives what saves a form: a toast tells what the server says to it, and a failure is toasted and thrown on to the
 * form.
 * @param failed said when it failed without a message of the server
 */
export const useSaving = (failed: string) => (call: () => Promise<{ message: string }>) =>
  withFailureToast(
    async () => toastSuccess((await call()).message),
    () => failed,
  );
