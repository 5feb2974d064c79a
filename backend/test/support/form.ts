/**
 * A multipart form as a browser sends it, for `call(route, form({ … }))`.
 * @param fields by their bracket names; a file is a File
 */
export const form = async (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const encoded = new Response(data);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await encoded.arrayBuffer()) };
};
