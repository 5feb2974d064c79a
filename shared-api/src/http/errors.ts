import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/**
 * The one error that screens see. `status` is the HTTP status, or 0 without a response. `message` is for people, in the
 * request's language; it is empty without a response, and the screen shows its own text. `fieldErrors` holds the first
 * message per field.
 */
export interface ApiError {
  status: number;
  code: string;
  message: string;
  fieldErrors: Record<string, string>;
  data: Record<string, unknown>;
  /** Id of the call in the shop's logs, also without a response. */
  requestId?: string;
}

/** An error body as the documents describe it: `message` or `error` for people, and messages by field. */
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

/** Converts any failure of the fetch layer into an ApiError. */
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

/** True for the error of a call (what `.unwrap()` throws). */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'fieldErrors' in value && 'code' in value;

/**
 * True if a failed call may have been carried out anyway: no response came, or a 5xx. An overloaded backend has not
 * begun the work.
 */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && error.code !== 'overloaded' && (error.status < 400 || error.status >= 500);
