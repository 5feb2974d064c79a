import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../facts/limits.ts';

const MEGABYTE = 1024 * 1024;
const { files, bytes: maxBytes } = LIMITS.message;
const params = { limit: files, megabytes: maxBytes / MEGABYTE };

/** Limits of a message with its files. */
export const multipart = {
  maxBytes,
  files,
  refusal: { field: 'files', message: { key: 'threads.files_total', params } },
};

/** The Idempotency-Key of a request, which its message stores; null without one. */
export const requestKeyOf = ({ headers }: FastifyRequest): string | null => {
  const { 'idempotency-key': key } = headers;
  return typeof key === 'string' ? key : null;
};
