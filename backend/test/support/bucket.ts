import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from './server-process.ts';

const KEY = { id: 'AKBALSAM', secret: 'bucket/secret+9', region: 'me-south-1' };

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request must have, by AWS Signature Version 4. */
const expectedSignature = (request: IncomingMessage, signedHeaders: string, scope: string): string => {
  const { pathname } = new URL(request.url ?? '/', 'http://bucket');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    '',
    headers.join(''),
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = scope.split('/').reduce((key: Buffer | string, part) => hmac(key, part), `AWS4${KEY.secret}`);
  return hmac(signing, toSign).toString('hex');
};

/** Error code of a request, or null if its key, time, signature and content hash are valid. */
const refusalOf = (request: IncomingMessage, content: Buffer): string | null => {
  const match = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const [, id, scope = '', signedHeaders = '', signature] = match ?? [];
  const date = String(request.headers['x-amz-date']);
  if (id !== KEY.id || scope !== `${date.slice(0, 8)}/${KEY.region}/s3/aws4_request`) return 'InvalidAccessKeyId';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.split(';').includes(name)))
    return 'AccessDenied';
  if (signature !== expectedSignature(request, signedHeaders, scope)) return 'SignatureDoesNotMatch';
  const signed = request.headers['x-amz-content-sha256'];
  return content.length > 0 && signed !== sha256(content) ? 'XAmzContentSHA256Mismatch' : null;
};

interface Fault {
  /** Selects the failing requests; all by default. */
  readonly when?: (request: { method: string; name: string }) => boolean;
  /** Number of failures; unlimited by default, until cleared. */
  readonly times?: number;
  /** A status, or a failure of the connection. */
  readonly how: number | 'cut' | 'silence';
}

/** A fake S3 storage that checks every signature and fails on demand. */
export const startBucket = async () => {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>();
  const asked: string[] = [];
  let fault: (Fault & { left: number }) | null = null;

  const failing = (request: { method: string; name: string }) => {
    if (!fault || fault.left === 0 || fault.when?.(request) === false) return null;
    fault.left -= 1;
    return fault.how;
  };

  const respond = (request: IncomingMessage, response: ServerResponse, content: Buffer) => {
    const method = request.method ?? '';
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname);
    const name = path.replace(/^\/balsam-files\/?/, '');
    asked.push(`${method} ${name}`);
    const how = failing({ method, name });
    if (how === 'cut') return request.socket.destroy();
    if (how === 'silence') return;
    const refusal = refusalOf(request, content);
    if (how !== null) return response.writeHead(how).end('<Error><Code>SlowDown</Code></Error>');
    if (refusal) return response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
    if (!path.startsWith('/balsam-files'))
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (method === 'HEAD') return response.writeHead(200).end();
    if (method === 'PUT') objects.set(name, { content, type: request.headers['content-type'] });
    if (method === 'DELETE') objects.delete(name);
    if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end();
    const object = objects.get(name);
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { 'Content-Type': object.type }).end(object.content);
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    objects,
    asked,
    config: {
      S3_ENDPOINT: `http://127.0.0.1:${portOf(server.address())}`,
      S3_BUCKET: 'balsam-files',
      S3_REGION: KEY.region,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    fail: ({ times = Number.POSITIVE_INFINITY, ...rest }: Fault) => {
      fault = { ...rest, left: times };
    },
    recover: () => {
      fault = null;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Bucket = Awaited<ReturnType<typeof startBucket>>;
