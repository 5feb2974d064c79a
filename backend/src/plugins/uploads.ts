import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { parse } from 'qs';
import { AppError, type FieldMessage } from '../wire/errors.ts';
import { hasFreeSpace } from '../files/free-space.ts';
import { UploadedFile } from '../files/uploaded-file.ts';
import { assertAllowedKey } from './text-safety.ts';

/** What the files of a form may come to. */
interface FormLimits {
  /** All of them together. */
  readonly maxBytes: number;
  /** How many there may be. */
  readonly files: number;
  /** What is said of which field, where there are more. */
  readonly refusal?: { readonly field: string; readonly message: FieldMessage };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes multipart/form-data beside JSON; 12 files of 8 MB together, unless it says otherwise. */
    multipart?: true | Partial<FormLimits>;
  }
}

const USUAL: FormLimits = { maxBytes: 8 * 1024 * 1024, files: 12 };
/** All texts of a form together: several times the largest product with its variants. */
const TEXT_BYTES = 256 * 1024;
const LIMITS = { fields: 1000, fieldSize: 100 * 1024, fieldNameSize: 200 };
/** What the lines before a part come to at most. */
const FRAME_BYTES = 400;

type Leaf = string | UploadedFile;
type Tree = Leaf | Tree[] | { [key: string]: Tree };

const tooLarge = (refusal?: FormLimits['refusal']) =>
  new AppError(413, 'payload_too_large', refusal && { fields: { [refusal.field]: [refusal.message] } });

/** Adds up what has been read. @throws AppError 413 as soon as it is more than there may be */
const createMeter = (most: number, refusal?: FormLimits['refusal']) => {
  let bytes = 0;
  return (more: number) => {
    bytes += more;
    if (bytes > most) throw tooLarge(refusal);
  };
};

const readParts = async (
  request: FastifyRequest,
  { maxBytes, files, refusal }: FormLimits,
): Promise<[string, Leaf][]> => {
  const parts: [string, Leaf][] = [];
  const [countFile, countText] = [createMeter(maxBytes, refusal), createMeter(TEXT_BYTES)];
  for await (const part of request.parts({ limits: { ...LIMITS, files, fileSize: maxBytes } })) {
    countText(part.fieldname.length);
    part.fieldname.split(/[[\]]+/).forEach((key) => assertAllowedKey(key, 'body'));
    if (part.type === 'file') {
      const content = await part.toBuffer();
      countFile(content.length);
      // A browser sends an empty, nameless part for a file field that was left alone.
      if (part.filename || content.length) parts.push([part.fieldname, new UploadedFile(part.filename ?? '', content)]);
    } else {
      const text = String(part.value);
      countText(text.length);
      // A form sends every line break as CRLF, whatever was typed.
      parts.push([part.fieldname, text.replaceAll('\r\n', '\n')]);
    }
  }
  return parts;
};

/** Waits for more bytes than there may be: what stands before, between and behind the parts is no part, and counts. */
const rejectFlood = ({ raw }: FastifyRequest, most: number, refusal: FormLimits['refusal']): Promise<never> =>
  new Promise((_resolve, reject) => {
    const countAny = createMeter(most, refusal);
    raw.on('data', (piece: Buffer) => {
      try {
        countAny(piece.length);
      } catch (error) {
        reject(error);
      }
    });
  });

const replaceLeaves = (tree: unknown, leaves: Leaf[]): Tree => {
  if (typeof tree === 'string') return leaves[Number(tree)] ?? '';
  if (Array.isArray(tree)) return tree.map((child) => replaceLeaves(child, leaves));
  return Object.fromEntries(Object.entries(tree ?? {}).map(([key, child]) => [key, replaceLeaves(child, leaves)]));
};

/** `store_address[city]` and `images[]` as nested objects and lists. qs sees positions only, never the values. */
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

/** The parser's own complaints: about a broken form they carry no status, and about files they name no field. */
const throwBroken = (error: unknown, refusal: FormLimits['refusal']): never => {
  if (error instanceof Error && 'code' in error && TOO_LARGE.has(error.code)) throw tooLarge(refusal);
  const known = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
  throw known ? error : new AppError(400, 'malformed_request', { cause: error });
};

const limitsOf = ({ routeOptions: { config } }: FastifyRequest): FormLimits =>
  typeof config.multipart === 'object' ? { ...USUAL, ...config.multipart } : USUAL;

/**
 * Turns a multipart request into a body of nested fields, as JSON would have brought it, with files as UploadedFile.
 * What is too large by its own account is refused before it is read, everything else as soon as it is too large; with
 * the disk nearly full, nothing is taken in at all.
 */
const uploads: FastifyPluginAsync = async (app) => {
  await app.register(multipart);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (!request.routeOptions.config.multipart) throw new AppError(415, 'unsupported_media_type');
    const limits = limitsOf(request);
    const { maxBytes, files, refusal } = limits;
    const most = maxBytes + TEXT_BYTES + (files + LIMITS.fields) * FRAME_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(refusal);
    if (!(await hasFreeSpace(app.config))) throw new AppError(503, 'storage_full');
    const reading = Promise.race([rejectFlood(request, most, refusal), readParts(request, limits)]);
    request.body = nestParts(await reading.catch((error: unknown) => throwBroken(error, refusal)));
  });
};

export const uploadsPlugin = fastifyPlugin(uploads);
