import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request } from './load.ts';

/** What a browser accepts. */
export const ENCODINGS = { 'accept-encoding': 'br, gzip' } as const;

/** An answer as it came over the wire. */
export interface ResponseBody {
  readonly status: number;
  readonly type: string;
  /** How the body is compressed; undefined: not at all. */
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** Answers by the keys of the requests that they are for. */
export type ResponseBodies = Map<string, ResponseBody>;

/** What tells requests apart for which answers differ; a person's own are left alike. */
export const keyOf = ({
  method,
  path,
  headers,
}: {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders | Request['headers'];
}): string => [method, headers.lang, headers.currency, path].join(' ');

/** The body of an answer as text. */
export const textOf = ({ body, encoding }: ResponseBody): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

/** Sends a request and reads the answer, whatever it says. @throws Error when there is none */
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

/** Sends a request until it is let in. @throws Error when it is answered with anything but success */
export const ask = async (address: string, request: Request, agent?: http.Agent): Promise<ResponseBody> => {
  const answer = await exchange(address, request, agent);
  if (answer.status === 503) return ask(address, request, agent);
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${request.path} answered ${answer.status}: ${textOf(answer).slice(0, 200)}`);
  return answer;
};

const AT_ONCE = 4;

/**
 * Asks for everything once.
 * @throws Error when one is no success, or when more than a tenth find nothing
 */
export const askAll = async (address: string, requests: readonly Request[]): Promise<ResponseBodies> => {
  const answers: ResponseBodies = new Map();
  const rest = [...requests];
  let empty = 0;
  const work = async () => {
    for (let request = rest.pop(); request; request = rest.pop()) {
      const answer = await ask(address, request);
      if (textOf(answer).includes('"products":[]')) empty += 1;
      answers.set(keyOf(request), answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (empty > requests.length / 10)
    throw new Error(`${requests[0]?.path} finds nothing, nor do ${empty} of ${requests.length}.`);
  return answers;
};
