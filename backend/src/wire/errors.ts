import type { ErrorCode } from './error-codes.ts';

/** Values that a translated sentence may name. `count` picks the plural form. */
export type MessageParams = Record<string, string | number>;

/** A translation key, alone or with the values that its sentence names. */
export type FieldMessage = string | { readonly key: string; readonly params: MessageParams };

interface AppErrorOptions {
  /** Values named by the sentence `errors.<code>`. */
  readonly params?: MessageParams;
  /** Key of a more precise sentence than `errors.<code>`. */
  readonly message?: string;
  /** Field (dotted when nested) to its messages. */
  readonly fields?: Readonly<Record<string, readonly FieldMessage[]>>;
  /** More for the client, beside the message. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** In how many seconds it is worth trying again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * A refusal that the client is told about: HTTP status, a code for programs, and the sentence
 * `errors.<code>` in the language of the request.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  /** The same by Fastify's name, for what answers beside the API. */
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly params: MessageParams;
  /** Key of the sentence for people. */
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

/** Missing and foreign things answer alike. */
export const notFound = () => new AppError(404, 'not_found');

/** A refusal of one field. */
export const invalidField = (field: string, message: FieldMessage) =>
  new AppError(422, 'validation', { fields: { [field]: [message] } });
