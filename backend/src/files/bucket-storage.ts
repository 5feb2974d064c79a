import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../runtime/config.ts';
import { AppError } from '../wire/errors.ts';
import type { FileStorage } from './file-storage.ts';

type Bucket = NonNullable<Config['s3']>;

const LIMIT_MS = 10_000;
const TRIES = 2;
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    webp: 'image/webp',
    pdf: 'application/pdf',
    png: 'image/png',
    jpg: 'image/jpeg',
    zip: 'application/zip',
  }),
);

const contentTypeOf = (name: string) => CONTENT_TYPES.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream';

const unavailable = (cause: unknown) => new AppError(503, 'unavailable', { cause });

/** Signed requests to a bucket. Server errors and connection failures are retried once. */
const createRequests = (bucket: Bucket) => {
  const client = new AwsClient({
    accessKeyId: bucket.S3_ACCESS_KEY_ID,
    secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
    region: bucket.S3_REGION,
    service: 's3',
  });
  const root = `${bucket.S3_ENDPOINT}/${bucket.S3_BUCKET}`;

  return async (method: string, name: string, content?: Buffer): Promise<Response> => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const headers = content && {
      'Content-Type': contentTypeOf(name),
      'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
    };
    const body = content && new Uint8Array(content);
    const send = async () =>
      fetch(await client.sign(`${root}${name && `/${name}`}`, { method, signal, headers, body }));
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await send();
        if (response.status < 500 || attempt === TRIES) return response;
        await response.body?.cancel();
      } catch (error) {
        if (attempt === TRIES || signal.aborted) throw unavailable(error);
      }
    }
  };
};

const refused = async (response: Response, name: string) =>
  unavailable(
    new Error(`The bucket responded ${response.status} for ${name}: ${(await response.text()).slice(0, 300)}`),
  );

/** File storage in an S3-compatible bucket, with path-style URLs. */
export const createBucketStorage = (bucket: Bucket): FileStorage => {
  const ask = createRequests(bucket);
  return {
    async write(name, content) {
      const response = await ask('PUT', name, content);
      if (!response.ok) throw await refused(response, name);
      await response.body?.cancel();
    },

    async read(name) {
      const response = await ask('GET', name);
      if (response.status === 404) return null;
      if (!response.ok) throw await refused(response, name);
      return Buffer.from(
        await response.arrayBuffer().catch((error: unknown) => {
          throw unavailable(error);
        }),
      );
    },

    async remove(name) {
      const response = await ask('DELETE', name);
      if (!response.ok && response.status !== 404) throw await refused(response, name);
      await response.body?.cancel();
    },
  };
};

/**
 * Checks that the bucket exists and accepts our key.
 * @returns false if it does not respond at the moment
 * @throws Error with the remedy if it refuses access
 */
export const isBucketReachable = async (bucket: Bucket): Promise<boolean> => {
  const status = await createRequests(bucket)('HEAD', '').then(
    (response) => response.status,
    () => 503,
  );
  if (status === 200) return true;
  if (status >= 500 || status === 429) return false;
  throw new Error(
    `The bucket ${bucket.S3_BUCKET} at ${bucket.S3_ENDPOINT} refuses access (${status}): correct S3_BUCKET, S3_REGION or ` +
      'the access key, which needs the rights to list the bucket and to read, write and delete its objects.',
  );
};
