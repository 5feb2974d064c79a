import type { ToastAction } from './ToastWithAction.tsx';
import { toastError, toastSuccess } from './toast.tsx';

/** What a failed call throws, as far as words about it go. `status` is 0 when no answer came. */
export interface CallFailure {
  status: number;
  message: string;
  /** What the server has against single fields. */
  fieldErrors?: object;
}

export const isCallFailure = (value: unknown): value is CallFailure =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'status' in value &&
  typeof value.status === 'number';

/** What is said of a call once it has ended. */
export interface SendWords {
  /** Where the server gives no reason. */
  failed: string | ((failure: CallFailure) => string);
  /** Said in the place of the reason when single fields say it already. */
  fix?: string;
  /** When it is done: left out, what the server says; null, nothing. */
  done?: string | null | ((message: string) => string);
  /** What one may want to do next: look at it, undo it. */
  action?: ToastAction;
}

type Call<Answer> = () => Promise<Answer>;

const messageIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : '';

const tellDone = (answer: unknown, { done, action }: SendWords): void => {
  if (done === null) return;
  const message = messageIn(answer);
  const said = typeof done === 'function' ? done(message) : (done ?? message);
  if (said) toastSuccess(said, { action });
};

const reasonOf = (failure: CallFailure, { failed }: SendWords): string =>
  failure.message || (typeof failed === 'function' ? failed(failure) : failed);

/**
 * Gives what calls the server for a button or a switch: a toast says what came of it.
 * @returns the answer; undefined when it failed, which has been said
 */
export const useSend =
  (words: SendWords) =>
  async <Answer>(call: Call<Answer>): Promise<Answer | undefined> => {
    try {
      const answer = await call();
      tellDone(answer, words);
      return answer;
    } catch (error) {
      toastError(reasonOf(isCallFailure(error) ? error : { status: 0, message: '' }, words));
      return undefined;
    }
  };

/** The same for a form: the failure is thrown on to it, with what was said, for the fields to show it. */
export const useSendForm =
  (words: SendWords) =>
  async <Answer>(call: Call<Answer>): Promise<Answer> => {
    try {
      const answer = await call();
      tellDone(answer, words);
      return answer;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      const message = reasonOf(error, words);
      const isAboutFields = Object.keys(error.fieldErrors ?? {}).length > 0;
      toastError(isAboutFields ? (words.fix ?? message) : message);
      throw { ...error, message };
    }
  };
