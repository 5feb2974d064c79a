type Field = readonly [name: string, value: unknown];

/** Fields by bracket names; nested ones have longer names: `store_address[city]`. */
const fieldsOf = ([name, value]: Field): Field[] => {
  if (value === null || typeof value !== 'object' || value instanceof File) return [[name, value]];
  return Object.entries(value).flatMap(([key, child]) => fieldsOf([`${name}[${key}]`, child]));
};

/**
 * A multipart form as a browser sends it, for `call(route, form({ … }))`.
 * @param fields by name; a file is a File, everything else is sent as text
 */
export const form = async (fields: Readonly<Record<string, unknown>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields).flatMap(fieldsOf))
    data.append(name, value instanceof File ? value : String(value));
  const encoded = new Response(data);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await encoded.arrayBuffer()) };
};

const hasFile = (value: unknown): boolean =>
  value instanceof File || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** True if a body contains a file and must be sent as a form. */
export const holdsFile = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && hasFile(body);
