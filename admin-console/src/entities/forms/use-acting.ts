import { isApiError, type Success } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';

/**
 * Does at once what a button or a switch asks for. A toast tells what the server says to it.
 * @param failed what the toast says where the server gives no reason
 */
export const useActing =
  (failed: string) =>
  async (call: () => Promise<Success>): Promise<void> => {
    try {
      const { message } = await call();
      toastSuccess(message);
    } catch (error) {
      toastError((isApiError(error) && error.message) || failed);
    }
  };
