import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { parse } from 'qs';
import { AppError } from '../errors.ts';
import { UploadedFile } from '../files/uploaded-file.ts';
import { refuseForbiddenKey } from './text-safety.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes multipart/form-data beside JSON; of 8 MB, all its files together, unless it says more. */
    multipart?: true | { readonly maxBytes: number };
  }
}

const FORM_BYTES = 8 * 1024 * 1024;
const LIMITS = { files: 12, fields: 1000, fieldSize: 100 * 1024, fieldNameSize: 200 };

type Leaf = string | UploadedFile;
type Tree = Leaf | Tree[] | { [key: string]: Tree };

const readParts = async (request: FastifyRequest, maxBytes: number): Promise<[string, Leaf][]> => {
  const parts: [string, Leaf][] = [];
  let bytes = 0;
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
    part.fieldname.split(/[[\]]+/).forEach((key) => refuseForbiddenKey(key, 'body'));
    if (part.type === 'file') {
      const content = await part.toBuffer();
      bytes += content.length;
      if (bytes > maxBytes) throw new AppError(413, 'payload_too_large');
      // A browser sends an empty, nameless part for a file field that was left alone.
      if (part.filename || content.length) parts.push([part.fieldname, new UploadedFile(part.filename ?? '', content)]);
    } else {
      // A form sends every line break as CRLF, whatever was typed.
      parts.push([part.fieldname, String(part.value).replaceAll('\r\n', '\n')]);
    }
  }
  return parts;
};

const replaceLeaves = (tree: unknown, leaves: Leaf[]): Tree => {
  if (typeof tree === 'string') return leaves[Number(tree)] ?? '';
  if (Array.isArray(tree)) return tree.map((child) => replaceLeaves(child, leaves));
  return Object.fromEntries(Object.entries(tree ?? {}).map(([key, child]) => [key, replaceLeaves(child, leaves)]));
};

/** `store_address[city]` and `images[]` as nested objects and lists. qs sees positions only, never the values. */
export const nestParts = (parts: [string, Leaf][]): Tree => {
  const query = parts.map(([name], index) => `${encodeURIComponent(name)}=${index}`).join('&');
  const tree = parse(query, {
    depth: 5,
    arrayLimit: 100,
    parameterLimit: LIMITS.fields + LIMITS.files,
    allowPrototypes: true,
  });
  return replaceLeaves(
    tree,
    parts.map(([, leaf]) => leaf),
  );
};

// The parser's own complaints about a broken form carry no status.
const refuseBroken = (error: unknown): never => {
  const known = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
  throw known ? error : new AppError(400, 'malformed_request', { cause: error });
};

/** Turns a multipart request into a body of nested fields, as JSON would have brought it, with files as UploadedFile. */
const uploads: FastifyPluginAsync = async (app) => {
  await app.register(multipart);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const { multipart: accepted } = request.routeOptions.config;
    if (!accepted) throw new AppError(415, 'unsupported_media_type');
    const maxBytes = accepted === true ? FORM_BYTES : accepted.maxBytes;
    request.body = nestParts(await readParts(request, maxBytes).catch(refuseBroken));
  });
};

export const uploadsPlugin = fastifyPlugin(uploads);
