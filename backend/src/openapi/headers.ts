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

/** Request headers. */
export const headerParameters: Components['parameters'] = {
  lang: header('lang', 'Language of `message`, of field messages, and of names returned in one language.', {
    type: 'string',
    enum: [...Lang.options],
    default: DEFAULT_LANG,
  }),
  Currency: header(
    'Currency',
    'Currency of the prices in the response. Every product has its own price in each currency; nothing is converted.',
    { type: 'string', enum: [...Currency.options], default: FALLBACK_CURRENCY },
  ),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'Makes the request idempotent: requests with the same key and body take effect once, and each repetition gets the first response; an operation that only reads runs again instead. 1 to 200 printable ASCII characters, ideally a UUID per user action. A failed request does not use up its key.',
    { type: 'string', minLength: 1, pattern: String.raw`^[\x20-\x7e]{1,200}$` },
  ),
};

const answered = (description: string, type: string, example: unknown) => ({ description, schema: { type }, example });

/** Response headers. */
export const responseHeaders: Components['headers'] = {
  'Retry-After': answered('Seconds until a retry is worthwhile', 'integer', 17),
  'WWW-Authenticate': answered('`Bearer`: send the token of POST /api/auth/login', 'string', 'Bearer'),
  'Idempotent-Replayed': answered('`true` for the replayed response of an earlier request', 'string', 'true'),
  'Content-Disposition': answered('File name for saving', 'string', 'attachment; filename="orders.csv"'),
};

/** Operations whose response depends on the header `Currency`. */
const PRICED = [
  /^GET \/products(\/top-rated|\/facets|\/suggest|\/:id|\/:id\/related)?$/,
  /^GET \/related$/,
  /^\w+ \/(carts|wishlist)\b/,
  /^(GET|DELETE) \/stock-alerts\b/,
  /^GET \/vendors\/:id$/,
  /^POST \/quick-order\/lookup$/,
  /^POST \/orders\/(checkout|place-order)$/,
  /^GET \/vendor\/(products|dashboard|customers|reports|reports\.csv)$/,
];

/** Adds the request headers of an operation, and the headers of its successful response. */
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
