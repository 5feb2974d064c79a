import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request } from './load.ts';

/** Encodings that a browser accepts. */
export const ENCODINGS = { 'accept-encoding': 'br, gzip' } as const;

/** A response as received. */
export interface ResponseBody {
  readonly status: number;
  readonly type: string;
  /** Compression of the body; undefined for none. */
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Responses by the key of their request. */
export type ResponseBodies = Map<string, ResponseBody>;

/** Key of a request. Excludes the person, so that responses of customers share a key. */
export const keyOf = ({
  method,
  path,
  headers,
}: {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders | Request['headers'];
}): string => [method, headers.lang, headers.currency, path].join(' ');

/** Decompressed body as text. */
export const textOf = ({ body, encoding }: ResponseBody): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

/** Sends a request and reads the response of any status. @throws Error without a response */
export const exchange = (address: string, request: Request, agent?: http.Agent): Promise<ResponseBody> =>
  new Promise((resolve, reject) => {
    const { method, path, headers, body } = request;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    http
      .request(address + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            encoding: response.headers['content-encoding'],
            body: Buffer.concat(parts),
          }),
        );
      })
      .once('error', reject)
      .end(body);
  });

/** Sends a request and retries while the status is 503. @throws Error if the status is not 2xx */
export const ask = async (address: string, request: Request, agent?: http.Agent): Promise<ResponseBody> => {
  const response = await exchange(address, request, agent);
  if (response.status === 503) return ask(address, request, agent);
  if (response.status < 200 || response.status > 299)
    throw new Error(`${request.path} returned ${response.status}: ${textOf(response).slice(0, 200)}`);
  return response;
};

const CONCURRENCY = 4;

/**
 * Sends each request once.
 * @throws Error if one fails, or if more than a tenth return no products
 */
export const askAll = async (address: string, requests: readonly Request[]): Promise<ResponseBodies> => {
  const responses: ResponseBodies = new Map();
  const rest = [...requests];
  let empty = 0;
  const work = async () => {
    for (let request = rest.pop(); request; request = rest.pop()) {
      const response = await ask(address, request);
      if (textOf(response).includes('"products":[]')) empty += 1;
      responses.set(keyOf(request), response);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (empty > requests.length / 10)
    throw new Error(`${empty} of ${requests.length} requests such as ${requests[0]?.path} returned no products.`);
  return responses;
};
