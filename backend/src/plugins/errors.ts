import { DEFAULT_LANG } from '../facts/languages.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isConnectionError, sqlState } from '../runtime/sql-state.ts';
import type { ErrorCode } from '../wire/error-codes.ts';
import { AppError, notFound, type FieldMessage } from '../wire/errors.ts';
import { translate } from '../i18n/translate.ts';
import type { RefusalReason } from '../metrics/refusals.ts';
import { Lang, type ApiError } from '../wire/schemas.ts';

const CODES_BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

const RETRY_LATER_STATES = new Set(['40001', '40P01', '55P03', '57014', '53300', '53100']);
/** Unique and foreign key violations, caused by concurrent writes. */
const CONFLICT_STATES = new Set(['23505', '23503']);
/** The column's type cannot store the value. */
const BAD_VALUE_STATES = new Set(['22001', '22003', '22008', '22021', '22P02', '22P05']);

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return Number.isInteger(status) ? status : 500;
};

/** Maps any error to an AppError; unexpected ones become `internal`. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const state = sqlState(error);
  if (isConnectionError(error) || RETRY_LATER_STATES.has(state ?? ''))
    return new AppError(503, 'unavailable', { cause: error });
  if (CONFLICT_STATES.has(state ?? '')) return new AppError(409, 'conflict', { cause: error });
  if (BAD_VALUE_STATES.has(state ?? '')) return new AppError(422, 'validation', { cause: error });
  const status = statusOf(error);
  if (status >= 400 && status < 500) {
    const known = status in CODES_BY_STATUS ? status : 400;
    return new AppError(known, CODES_BY_STATUS[known] ?? 'malformed_request', { cause: error });
  }
  return new AppError(500, 'internal', { cause: error });
};

// Read from the header directly: a request may fail before the preferences are parsed.
const languageOf = (request: FastifyRequest): Lang => Lang.catch(DEFAULT_LANG).parse(request.headers.lang);

const sentence = (lang: Lang, message: FieldMessage): string =>
  typeof message === 'string' ? translate(lang, message) : translate(lang, message.key, message.params);

const bodyOf = (error: AppError, lang: Lang, message = translate(lang, error.sentence, error.params)): ApiError => ({
  status: error.status,
  success: false,
  code: error.code,
  message,
  error: message,
  ...(error.fields && {
    errors: Object.fromEntries(
      Object.entries(error.fields).map(([field, messages]) => [
        field,
        messages.map((message) => sentence(lang, message)),
      ]),
    ),
  }),
  ...(error.data && { data: { ...error.data } }),
});

const REFUSALS: Partial<Record<ErrorCode, RefusalReason>> = {
  rate_limited: 'rate_limit',
  too_many_sign_ins: 'rate_limit',
  idempotency_keys_used: 'rate_limit',
  storage_full: 'free_space',
};

const count = ({ server: { metrics } }: FastifyRequest, { code }: AppError) => {
  metrics.sales.refused(code);
  const reason = REFUSALS[code];
  if (reason) metrics.refused(reason);
};

/** True if the client has disconnected before the response was sent, which is not an error. */
const hasHungUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !raw.complete;

/** Responds with the common error shape. Stacks, paths and SQL appear only in the log. */
export const sendError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const error = toAppError(thrown);
  count(request, error);
  // Shed requests are counted (load-shedding) instead of logged one by one.
  const isNews = error.code !== 'overloaded' && !hasHungUp(thrown, request);
  if (error.status >= 500 && isNews) request.log.error({ err: thrown }, 'request failed');
  const retryAfter = error.retryAfter ?? (error.status === 503 ? 1 : undefined);
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  // A malformed URL skips all hooks.
  reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  // A client that is still sending would see a broken connection instead of the response, so the rest is read and
  // discarded.
  if (error.status === 413) reply.removeHeader('Connection');
  return reply.status(error.status).send(bodyOf(error, languageOf(request)));
};

/** An unknown path gives the same response as a missing record. */
export const sendUnknownPath = (request: FastifyRequest, reply: FastifyReply) => sendError(notFound(), request, reply);

/** Covers the paths of the scope on which it is called. */
export const handleUnknownPaths = (app: FastifyInstance) => {
  app.setNotFoundHandler(sendUnknownPath);
};

/** Responds on the raw socket to malformed or incomplete HTTP. */
export const sendClientError = (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const refusal = isSlow ? new AppError(408, 'request_timeout') : new AppError(400, 'malformed_request');
  const body = JSON.stringify(bodyOf(refusal, DEFAULT_LANG));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

const errors: FastifyPluginAsync = async (app) => {
  app.setErrorHandler(sendError);
};

export const errorsPlugin = fastifyPlugin(errors);
