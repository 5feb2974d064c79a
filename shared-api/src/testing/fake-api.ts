export interface Call {
  method: string;
  /** Path below the API's base, with its query. */
  path: string;
  headers: Headers;
  body: unknown;
}

/** A body is sent as JSON, a Response (such as a file) as it is. */
type Given = { status?: number; body: unknown } | Response;
type Answer = Given | ((call: Call) => Given | Promise<Given>);

const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('form-data')) return Object.fromEntries(await request.formData());
  return undefined;
};

/**
 * Fake backend: `routes` maps "GET /products" to a response; the query is ignored in the match. Returns the list of
 * calls made. An unexpected call gets a 500, so that the test fails visibly.
 */
export function fakeApi(routes: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const call: Call = {
      method: request.method,
      path: path + search,
      headers: request.headers,
      body: await readBody(request),
    };
    calls.push(call);
    const respond = routes[`${request.method} ${path}`];
    const given = (await (typeof respond === 'function' ? respond(call) : respond)) ?? {
      status: 500,
      body: { status: 500, success: false, code: 'unexpected_call', message: `${request.method} ${path}` },
    };
    return given instanceof Response ? given.clone() : Response.json(given.body, { status: given.status ?? 200 });
  };
  return calls;
}

/** Success response with these keys. */
export const ok = <Keys extends object>(keys: Keys, message = 'OK') => ({
  body: { status: 200, success: true, message, ...keys },
});
