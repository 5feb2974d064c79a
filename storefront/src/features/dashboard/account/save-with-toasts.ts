import { isApiError } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';

interface SaveWords {
  saved: string;
  /** The server has something against a field, which says so itself. */
  fix: string;
  /** Where the server gives no message. */
  failed: string;
}

/** Sends a form and toasts how it went. Throws what the call threw, for the form to show it where it belongs. */
export async function saveWithToasts(call: () => Promise<unknown>, words: SaveWords): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isApiError(error)) throw error;
    const message = error.message || words.failed;
    const isAboutFields = Object.keys(error.fieldErrors).length > 0;
    toastError(isAboutFields ? words.fix : message);
    throw { ...error, message };
  }
  toastSuccess(words.saved);
}
