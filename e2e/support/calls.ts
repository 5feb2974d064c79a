import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Person, Session } from './people.ts';
import type { Preferences } from './preferences.ts';

export type Credentials = Pick<Person, 'email' | 'password'>;
export type Calls = ReturnType<typeof createCalls>;

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

const ROLES = { 1: 'admin', 2: 'vendor', 3: 'user' } as const;

async function read<Body>(response: APIResponse): Promise<Body> {
  expect(response.ok(), `${response.url()} returned ${response.status()}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** API client with a user's preferences. Error responses fail the journey. */
export function createCalls(request: APIRequestContext, { lang, currency }: Preferences) {
  const headers = (session?: Session) => ({
    lang,
    Currency: currency,
    ...(session && { Authorization: `Bearer ${session.token}` }),
  });
  const get = async <Body>(path: string, session?: Session): Promise<Body> =>
    read(await request.get(`/api${path}`, { headers: headers(session) }));
  const post = async <Body>(path: string, session: Session | undefined, data: object): Promise<Body> =>
    read(await request.post(`/api${path}`, { headers: headers(session), data }));
  const send = async <Body>(path: string, session: Session | undefined, multipart: Multipart): Promise<Body> =>
    read(await request.post(`/api${path}`, { headers: headers(session), multipart }));

  return {
    get,
    post,
    /** Posts a multipart form. */
    send,

    async signIn({ email, password }: Credentials): Promise<Session> {
      const data = { email, password, remember_me: true };
      const { token, user } = await post<{ token: string; user: { role: 1 | 2 | 3 } }>('/auth/login', undefined, data);
      return { token, role: ROLES[user.role] };
    },

    /** Downloads a file of the site, such as an image. */
    fetchFile: async (address: string): Promise<Buffer> => (await request.get(address)).body(),
  };
}
