import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/**
 * The one error that screens see.
 * `status` is the HTTP status, 0 when no answer came. `message` is for people, in the request's language
 * (empty when no answer came: the screen says its own sentence). `fieldErrors` holds the first message per field.
 */
export interface ApiError {
  status: number;
  code: string;
  message: string;
  fieldErrors: Record<string, string>;
  data: Record<string, unknown>;
  /** What the call is known by in the shop's logs, also when no answer came. */
  requestId?: string;
}

/** A refusal as the documents describe it: `message` or `error` for people, and the fields to blame. */
interface Refusal {
  code?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: Record<string, string | string[]> | null;
  data?: Record<string, unknown> | null;
  success?: unknown;
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && ['message', 'error', 'errors', 'success'].some((key) => key in body);

const firstMessages = (errors: Refusal['errors']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, messages]) => {
      const [first] = [messages].flat();
      return first ? [[field, first]] : [];
    }),
  );

const messageOf = ({ message, error }: Refusal): string =>
  [message, error].find((text): text is string => typeof text === 'string' && text !== '') ?? '';

const answeredStatus = (error: FetchBaseQueryError): number => {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
};

/** Turns whatever the fetch layer reports into an ApiError. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number' && isRefusal(error.data)) {
    const { code, errors, data } = error.data;
    return {
      status: error.status,
      code: typeof code === 'string' ? code : 'refused',
      message: messageOf(error.data),
      fieldErrors: firstMessages(errors),
      data: data ?? {},
    };
  }
  const status = answeredStatus(error);
  return { status, code: status === 0 ? 'network' : 'unreadable', message: '', fieldErrors: {}, data: {} };
}

/** Whether a caught value is the error of a call (what `.unwrap()` throws). */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'fieldErrors' in value && 'code' in value;

/**
 * Whether a call that has failed may have been carried out all the same: no answer came, or none by which the shop refuses
 * something. Of what it was too busy for, nothing was begun.
 */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && error.code !== 'overloaded' && (error.status < 400 || error.status >= 500);
