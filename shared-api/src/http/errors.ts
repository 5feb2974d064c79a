import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ErrorBody } from '../wire/index.ts';

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

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

const firstMessages = (errors: ErrorBody['errors'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])));

const answeredStatus = (error: FetchBaseQueryError): number => {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
};

/** Turns whatever the fetch layer reports into an ApiError. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number' && isErrorBody(error.data)) {
    const { code, message, errors, data } = error.data;
    return { status: error.status, code, message, fieldErrors: firstMessages(errors), data: data ?? {} };
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
