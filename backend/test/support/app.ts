import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, loadConfig, type Config } from '../../src/app.ts';
import type { Database } from '../../src/database/database.ts';
import { assertCodesAreDeclared } from './codes.ts';
import { createTestStore, type TestStore } from './engine.ts';
import { createFactories, type Factories } from './factories.ts';
import { form, holdsFile } from './form.ts';

interface Call {
  readonly token?: string;
  readonly body?: InjectOptions['payload'];
  readonly headers?: Record<string, string>;
}

/** A response as a test reads it. `body` is the parsed JSON; `text` the raw text. */
export interface TestResponse {
  readonly status: number;
  // Tests assert the shape of the response, so it is untyped here.
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly headers: Record<string, unknown>;
}

/** The complete backend on a fresh database of the engine under test. */
export interface TestApp {
  readonly app: FastifyInstance;
  /** Location of the data, for other processes. */
  readonly store: Pick<TestStore, 'dataDir' | 'databaseUrl' | 'databasePooled'>;
  readonly database: Database;
  readonly make: Factories;
  /**
   * Calls the API: `call('POST /carts', { token, body })`. The path is below /api. A body with a File is sent as a
   * form.
   */
  call(route: string, call?: Call): Promise<TestResponse>;
  close(): Promise<void>;
}

const parse = (text: string): TestResponse['body'] => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Builds the backend for a test file; close it in `after`.
 * @param overrides configuration that differs; rate limits and the log are off by default
 */
export const buildTestApp = async (overrides: Partial<Config> = {}): Promise<TestApp> => {
  const store = await createTestStore();
  const { dataDir, databaseUrl, databasePooled } = store;
  const quiet = loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', FREE_SPACE_MB: '0' });
  const config = { ...quiet, dataDir, databaseUrl, databasePooled, ...overrides };
  const app = await buildApp(config);
  await app.ready();

  const call: TestApp['call'] = async (route, { token, body, headers } = {}) => {
    const [method, path] = route.split(' ', 2);
    const sent = holdsFile(body) ? await form(body) : { body, headers: {} };
    const response = await app.inject({
      method: method as InjectOptions['method'],
      url: `/api${path ?? ''}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...sent.headers, ...headers },
      payload: sent.body,
    });
    return { status: response.statusCode, body: parse(response.body), text: response.body, headers: response.headers };
  };

  return {
    app,
    store: { dataDir, databaseUrl, databasePooled },
    database: app.database,
    make: createFactories(app.database),
    call,
    async close() {
      await app.close();
      await store.remove();
      assertCodesAreDeclared(app);
    },
  };
};
