import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import type { OpenApi } from '../../src/openapi/types.ts';

interface Request {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Outcome {
  // The tests check the responses, so each test states the shape it expects.
  readonly data?: ReturnType<typeof JSON.parse>;
  readonly error?: ReturnType<typeof JSON.parse>;
  readonly response: Response;
}

/** A client as the generator writes it: one function per operation id. */
export interface GeneratedClient {
  readonly call: (operationId: string, request?: Request) => Promise<Outcome>;
  /** Sets the token of all later calls. */
  signIn(token: string): void;
  remove(): Promise<void>;
}

type Sdk = Readonly<Record<string, ((request: Request) => Promise<Outcome>) | undefined>>;

/**
 * Generates a client of the document with a public generator, as another company would.
 * @param baseUrl URL of the running API
 */
export const generateClient = async (document: OpenApi, baseUrl: string): Promise<GeneratedClient> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-client-'));
  await createClient({
    input: { ...document },
    output: folder,
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const sdk: Sdk = await load('sdk.gen.ts');
  const { client } = await load('client.gen.ts');
  client.setConfig({ baseUrl });
  return {
    async call(operationId, request = {}) {
      const operation = sdk[operationId];
      if (!operation) throw new Error(`The client has no ${operationId}.`);
      return operation(request);
    },
    signIn: (token) => client.setConfig({ auth: () => token }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
