import { form } from '../support/form.ts';
import { fileOf, photo } from '../support/products.ts';
import { WRITTEN } from './hostile.ts';
import type { Body } from './requests.ts';

const LONE_SURROGATE = /(\p{Surrogate})/u;

/** Percent-encodes any text; an unpaired surrogate is encoded as its own bytes. */
const encodeText = (text: string): string =>
  text
    .split(LONE_SURROGATE)
    .map((piece) => (LONE_SURROGATE.test(piece) ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (isRecord(value) ? JSON.stringify(value) : String(value));

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** Path of a route with its parameters; a missing or empty one becomes a dash. */
export const encodePath = (path: string, params: unknown): string => {
  const values = new Map(entriesOf(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeText(textOf(values.get(name) ?? '-')) || '-');
};

/** Query string; a list repeats its name. */
export const encodeQuery = (query: unknown): string => {
  const pairs = entriesOf(query).flatMap(([name, value]) => [value].flat().map((each) => [name, textOf(each)]));
  const search = pairs.map((pair) => pair.map((piece) => encodeText(piece ?? '')).join('=')).join('&');
  return search && `?${search}`;
};

const encodeJson = (value: unknown): string =>
  Object.entries(WRITTEN).reduce(
    (json, [name, written]) => json.replaceAll(JSON.stringify(name), written),
    JSON.stringify(value) ?? 'null',
  );

const files: Readonly<Record<string, File>> = {
  pdf: new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'certificate.pdf'),
  photo: fileOf(await photo()),
  empty: new File([], ''),
  script: new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], '../../x\u0000.svg'),
};

const FILE_FIELDS = new Set(['cr_certificate', 'file', 'picture', 'product_image']);

/** Files that a form may carry, by name: a field with that value becomes the file. */
export const fileNames = Object.keys(files);

const flatten = (value: unknown, name: string): [string, string | File][] => {
  if (isRecord(value))
    return entriesOf(value).flatMap(([key, child]) => flatten(child, name ? `${name}[${key}]` : key));
  return [[name, FILE_FIELDS.has(name) ? (files[String(value)] ?? String(value)) : String(value)]];
};

interface EncodedBody {
  readonly body?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Encoded body with its content type. */
export const encodeBody = async (body: Body): Promise<EncodedBody> => {
  switch (body.kind) {
    case 'json':
      return { body: encodeJson(body.value), headers: { 'content-type': 'application/json' } };
    case 'form':
      return form(Object.fromEntries(flatten(body.value, '')));
    case 'raw':
      return { body: body.text, headers: body.contentType ? { 'content-type': body.contentType } : {} };
    case 'none':
      return { headers: {} };
  }
};
