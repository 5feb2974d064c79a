import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import fastifyPlugin from 'fastify-plugin';
import { parse } from 'qs';
import { AppError, type FieldMessage } from '../wire/errors.ts';
import { hasFreeSpace } from '../files/free-space.ts';
import { UploadedFile } from '../files/uploaded-file.ts';
import { addressOf } from './rate-limit.ts';
import { assertAllowedKey } from './text-safety.ts';

/** Limits of the files of a form. */
interface FormLimits {
  /** Total size, bytes. */
  readonly maxBytes: number;
  /** Maximum number of files. */
  readonly files: number;
  /** Field and message of the error for too many files. */
  readonly refusal?: { readonly field: string; readonly message: FieldMessage };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts multipart/form-data as well as JSON; by default 12 files of 8 MB in total. */
    multipart?: true | Partial<FormLimits>;
    /**
     * Rejects a form before its files are received, if its record is missing, foreign or in the wrong state. Required
     * on a route that takes files and has path parameters. Parameters are not validated yet (`parsePath`).
     */
    beforeFiles?: (request: FastifyRequest) => Promise<unknown>;
  }
}

const USUAL: FormLimits = { maxBytes: 8 * 1024 * 1024, files: 12 };
/** Maximum text of a form: several times the largest product with its variants. */
const TEXT_BYTES = 256 * 1024;
const LIMITS = { fields: 1000, fieldSize: 100 * 1024, fieldNameSize: 200 };
/** Maximum size of the headers of a part. */
const FRAME_BYTES = 400;

type Leaf = string | UploadedFile;
type Tree = Leaf | Tree[] | { [key: string]: Tree };

const tooLarge = (refusal?: FormLimits['refusal']) =>
  new AppError(413, 'payload_too_large', refusal && { fields: { [refusal.field]: [refusal.message] } });

/**
 * Adds up the bytes read.
 * @throws AppError 413 as soon as a limit is exceeded
 */
const createMeter = (most: number, refusal?: FormLimits['refusal']) => {
  let bytes = 0;
  return (more: number) => {
    bytes += more;
    if (bytes > most) throw tooLarge(refusal);
  };
};

/** File being received; aborted when the form is rejected, so that it stops growing. */
interface Reading {
  file: Readable | null;
  refused: unknown;
}

const readFile = async (file: Readable, reading: Reading, count: (bytes: number) => void): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  reading.file = file;
  // Leaving the loop destroys the stream.
  for await (const piece of file as AsyncIterable<Buffer>) {
    if (reading.refused) throw reading.refused;
    count(piece.length);
    pieces.push(piece);
  }
  reading.file = null;
  return Buffer.concat(pieces);
};

const readParts = async (
  request: FastifyRequest,
  { maxBytes, files, refusal }: FormLimits,
  reading: Reading,
): Promise<[string, Leaf][]> => {
  const parts: [string, Leaf][] = [];
  const [countFile, countText] = [createMeter(maxBytes, refusal), createMeter(TEXT_BYTES)];
  // One byte above the limit passes, so that the meter sees it.
  for await (const part of request.parts({ limits: { ...LIMITS, files, fileSize: maxBytes + 1 } })) {
    if (reading.refused) throw reading.refused;
    countText(part.fieldname.length);
    part.fieldname.split(/[[\]]+/).forEach((key) => assertAllowedKey(key, 'body'));
    if (part.type === 'file') {
      const content = await readFile(part.file, reading, countFile);
      // Browsers send an empty, nameless part for an unused file field.
      if (part.filename || content.length) parts.push([part.fieldname, new UploadedFile(part.filename ?? '', content)]);
    } else {
      const text = String(part.value);
      countText(text.length);
      // Forms send every line break as CRLF.
      parts.push([part.fieldname, text.replaceAll('\r\n', '\n')]);
    }
  }
  return parts;
};

/**
 * Counts every byte, including those between the parts, and rejects beyond the limits of the form or of all uploads in
 * progress.
 */
const rejectFlood = ({ raw }: FastifyRequest, reading: Reading, counts: ((bytes: number) => void)[]): Promise<never> =>
  new Promise((_resolve, reject) => {
    raw.on('data', (piece: Buffer) => {
      if (reading.refused) return;
      try {
        for (const count of counts) count(piece.length);
      } catch (error) {
        reading.refused = error;
        reading.file?.destroy();
        reject(error);
      }
    });
  });

/** Reads a form. Its bytes count until the response is sent, because the handler holds them. */
const readForm = async (request: FastifyRequest, { raw }: FastifyReply): Promise<[string, Leaf][]> => {
  const limits = limitsOf(request);
  const { maxBytes, files, refusal } = limits;
  const most = maxBytes + TEXT_BYTES + (files + LIMITS.fields) * FRAME_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(refusal);
  if (!(await hasFreeSpace(request.server.config))) throw new AppError(503, 'storage_full');
  const sender = request.user ? `person ${request.user.id}` : addressOf(request);
  const upload = request.server.uploadRoom.enter(sender);
  // For a disconnected client no further close event comes.
  if (raw.closed) upload.leave();
  else raw.once('close', upload.leave);
  const reading: Reading = { file: null, refused: null };
  const counts = [createMeter(most, refusal), upload.count];
  const form = Promise.race([rejectFlood(request, reading, counts), readParts(request, limits, reading)]);
  return form.catch((error: unknown) => throwBroken(error, refusal));
};

const replaceLeaves = (tree: unknown, leaves: Leaf[]): Tree => {
  if (typeof tree === 'string') return leaves[Number(tree)] ?? '';
  if (Array.isArray(tree)) return tree.map((child) => replaceLeaves(child, leaves));
  return Object.fromEntries(Object.entries(tree ?? {}).map(([key, child]) => [key, replaceLeaves(child, leaves)]));
};

/** Nests `store_address[city]` and `images[]` into objects and lists. qs sees indexes only, never the values. */
const nestParts = (parts: [string, Leaf][]): Tree => {
  const query = parts.map(([name], index) => `${encodeURIComponent(name)}=${index}`).join('&');
  const tree = parse(query, {
    depth: 5,
    arrayLimit: 100,
    parameterLimit: parts.length,
    allowPrototypes: true,
  });
  return replaceLeaves(
    tree,
    parts.map(([, leaf]) => leaf),
  );
};

const TOO_LARGE = new Set<unknown>(['FST_FILES_LIMIT', 'FST_REQ_FILE_TOO_LARGE']);

/** Errors of the parser: those about a broken form have no status, and those about files no field. */
const throwBroken = (error: unknown, refusal: FormLimits['refusal']): never => {
  if (error instanceof Error && 'code' in error && TOO_LARGE.has(error.code)) throw tooLarge(refusal);
  const known = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
  throw known ? error : new AppError(400, 'malformed_request', { cause: error });
};

const limitsOf = ({ routeOptions: { config } }: FastifyRequest): FormLimits =>
  typeof config.multipart === 'object' ? { ...USUAL, ...config.multipart } : USUAL;

/**
 * Turns a multipart request into a body of nested fields, as JSON would have brought it, with files as UploadedFile.
 * Nothing is received of a form that is too large by its own account, about something missing or foreign
 * (`config.beforeFiles`), or of a sender who has uploaded enough for a day; nor with the disk nearly full, or with too
 * many uploads in progress. Everything else is refused as soon as it is too large.
 */
const uploads: FastifyPluginAsync = async (app) => {
  await app.register(multipart);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.multipart && url.includes(':') && !config.beforeFiles)
      throw new Error(`The route ${url} does not check its files before they arrive (config.beforeFiles).`);
  });
  const readUpload = async (request: FastifyRequest, reply: FastifyReply) => {
    const { multipart: takesFiles, beforeFiles } = request.routeOptions.config;
    if (!takesFiles) throw new AppError(415, 'unsupported_media_type');
    await app.files.assertWithinQuota(request.user?.id ?? null);
    await beforeFiles?.(request);
    request.body = nestParts(await readForm(request, reply));
  };
  app.addHook('preValidation', (request, reply, next) => {
    if (!request.isMultipart()) return next();
    readUpload(request, reply).then(() => next(), next);
  });
};

export const uploadsPlugin = fastifyPlugin(uploads);
