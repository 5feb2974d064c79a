import { FALLBACK_CURRENCY } from '../facts/currencies.ts';
import { DEFAULT_LANG } from '../facts/languages.ts';
import { Currency, Lang } from '../wire/schemas.ts';
import { refTo, type Components, type DocumentedRoute, type Parameter } from './types.ts';

const header = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  in: 'header',
  name,
  required: false,
  description,
  schema,
});

/** The headers that a request may carry. */
export const headerParameters: Components['parameters'] = {
  lang: header(
    'lang',
    'The language of `message`, of the messages of fields, and of names that are answered in one language.',
    { type: 'string', enum: [...Lang.options], default: DEFAULT_LANG },
  ),
  Currency: header(
    'Currency',
    'The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted.',
    { type: 'string', enum: [...Currency.options], default: FALLBACK_CURRENCY },
  ),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first response again; an operation that only reads runs again instead. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key.',
    { type: 'string', minLength: 1, pattern: String.raw`^[\x20-\x7e]{1,200}$` },
  ),
};

const answered = (description: string, type: string, example: unknown) => ({ description, schema: { type }, example });

/** The headers that an answer may carry. */
export const answerHeaders: Components['headers'] = {
  'Retry-After': answered('After how many seconds it is worth trying again', 'integer', 17),
  'WWW-Authenticate': answered('`Bearer`: send the token of POST /api/auth/login', 'string', 'Bearer'),
  'Idempotent-Replayed': answered('`true` when this answers a repetition of an earlier request', 'string', 'true'),
  'Content-Disposition': answered(
    'The name under which to save the file',
    'string',
    'attachment; filename="orders.csv"',
  ),
};

/** Where the header `Currency` changes the answer. */
const PRICED = [
  /^GET \/products(\/top-rated|\/suggest|\/:id|\/:id\/related)?$/,
  /^GET \/related$/,
  /^\w+ \/(carts|wishlist)\b/,
  /^(GET|DELETE) \/stock-alerts\b/,
  /^GET \/vendors\/:id$/,
  /^POST \/quick-order\/lookup$/,
  /^POST \/orders\/(checkout|place-order)$/,
  /^GET \/vendor\/(products|dashboard|customers|reports|reports\.csv)$/,
];

/** Writes into an operation which headers count for it, and which its success carries. */
export const describeHeaders = ({ route, name, operation }: DocumentedRoute): void => {
  const names = ['lang', ...(PRICED.some((pattern) => pattern.test(name)) ? ['Currency'] : [])];
  if (route.method === 'POST') names.push('Idempotency-Key');
  operation.parameters = [...(operation.parameters ?? []), ...names.map((each) => refTo('parameters', each))];
  const success = operation.responses['200'];
  if (!success) return;
  const isFile = !success.content?.['application/json'] && success.content;
  const sent = [
    ...(route.method === 'POST' ? ['Idempotent-Replayed'] : []),
    ...(isFile ? ['Content-Disposition'] : []),
  ];
  if (sent.length > 0) success.headers = Object.fromEntries(sent.map((each) => [each, refTo('headers', each)]));
};
