import type { ToastAction } from './ToastWithAction.tsx';
import { toastError, toastSuccess } from './toast.tsx';

/** Error of a call, as far as its message needs it. `status` is 0 without a response. */
export interface CallFailure {
  status: number;
  message: string;
  /** Errors by field. */
  fieldErrors?: object;
}

export const isCallFailure = (value: unknown): value is CallFailure =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'status' in value &&
  typeof value.status === 'number';

/** Texts of a call's result. */
export interface SendTexts {
  /** For an error without a message of the server. */
  failed: string | ((failure: CallFailure) => string);
  /** Replaces the message if there are field errors. */
  fix?: string;
  /** For success. Omit for the server's message; null shows nothing. */
  done?: string | null | ((message: string) => string);
  /** Possible next step, such as "view" or "undo". */
  action?: ToastAction;
}

type Call<Answer> = () => Promise<Answer>;

const messageIn = (response: unknown): string =>
  typeof response === 'object' && response !== null && 'message' in response && typeof response.message === 'string'
    ? response.message
    : '';

const tellDone = (response: unknown, { done, action }: SendTexts): void => {
  if (done === null) return;
  const message = messageIn(response);
  const said = typeof done === 'function' ? done(message) : (done ?? message);
  if (said) toastSuccess(said, { action });
};

const reasonOf = (failure: CallFailure, { failed }: SendTexts): string =>
  failure.message || (typeof failed === 'function' ? failed(failure) : failed);

/**
 * Returns a function that runs a call for a button or a switch and reports its result in a toast.
 * @returns the response; undefined after a reported failure
 */
export const useSend =
  (words: SendTexts) =>
  async <Answer>(call: Call<Answer>): Promise<Answer | undefined> => {
    try {
      const response = await call();
      tellDone(response, words);
      return response;
    } catch (error) {
      toastError(reasonOf(isCallFailure(error) ? error : { status: 0, message: '' }, words));
      return undefined;
    }
  };

/** The same for a form: the error is rethrown with the reported message, for the fields to show it. */
export const useSendForm =
  (words: SendTexts) =>
  async <Answer>(call: Call<Answer>): Promise<Answer> => {
    try {
      const response = await call();
      tellDone(response, words);
      return response;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      const message = reasonOf(error, words);
      const isAboutFields = Object.keys(error.fieldErrors ?? {}).length > 0;
      toastError(isAboutFields ? (words.fix ?? message) : message);
      throw { ...error, message };
    }
  };
