import type { ErrorCode } from './error-codes.ts';

/** Values for the placeholders of a translation. `count` selects the plural form. */
export type MessageParams = Record<string, string | number>;

/** A translation key, alone or with the values of its placeholders. */
export type FieldMessage = string | { readonly key: string; readonly params: MessageParams };

interface AppErrorOptions {
  /** Values for the placeholders of `errors.<code>`. */
  readonly params?: MessageParams;
  /** Translation key that replaces `errors.<code>`. */
  readonly message?: string;
  /** Messages by field (dotted when nested). */
  readonly fields?: Readonly<Record<string, readonly FieldMessage[]>>;
  /** Further details for the client. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Seconds until a retry is worthwhile. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * An error reported to the client: HTTP status, machine-readable code, and the message `errors.<code>` in the language
 * of the request.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  /** The same under Fastify's name, for responses outside the API. */
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly params: MessageParams;
  /** Translation key of the message. */
  readonly sentence: string;
  readonly fields: AppErrorOptions['fields'];
  readonly data: AppErrorOptions['data'];
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.status = status;
    this.statusCode = status;
    this.code = code;
    this.params = options.params ?? {};
    this.sentence = options.message ?? `errors.${code}`;
    this.fields = options.fields;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}

/** Used for missing and foreign records alike. */
export const notFound = () => new AppError(404, 'not_found');

/** Validation error of a single field. */
export const invalidField = (field: string, message: FieldMessage) =>
  new AppError(422, 'validation', { fields: { [field]: [message] } });
