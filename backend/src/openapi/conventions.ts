import { digitsByCurrency } from '../facts/currencies.ts';
import { LANGS } from '../facts/languages.ts';

/** Introduction of the API document: rules common to all operations. */
export const conventions = `
The API of Balsam, a marketplace for medical supplies in Saudi Arabia and Bahrain. Customers, vendors and admins use the
same API; each operation states who may call it.

## Signing in
\`POST /api/auth/login\` returns a token. Send it as \`Authorization: Bearer …\`. A token expires 24 hours after its last
use, with \`remember_me\` after 30 days. It is revoked by \`POST /api/auth/logout\`, by a new password and when the account is
blocked. Public operations accept a token too; a few return more with it, as described there. Records of other accounts
are indistinguishable from missing ones: 404.

If the operator lets guests buy (\`guest_checkout\` of \`GET /api/site\`), a visitor may call the operations for guests with
a header \`Guest-Token\`: 43 characters of base64url, which the client generates from 32 random bytes and keeps. The first
\`POST /api/carts\` with a new token makes a guest of it. Each guest has at most one order; the next cart needs a new token.

## Requests
- Bodies are UTF-8 JSON of at most 100 KB. Requests with files are \`multipart/form-data\` of at most 8 MB: names of nested
  fields have brackets (\`store_address[country]\`, \`variants[0][sku]\`, \`related_products[]\`), and every value is text.
- Undocumented input is an error: an unknown field, an unknown query parameter (also the \`_=123\` of a cache buster) or a
  body of an operation without one is a 422 that names it. An empty filter (\`?status=\`) equals an absent one.
- Paths have no trailing slash. A trailing slash makes a different path with an empty id: 404 or 422.
- HEAD works wherever GET does. PUT and PATCH do not exist: forms that replace a record are sent by POST with
  \`_method: "PUT"\`.
- Optimistic concurrency: a change names the state it is based on, \`updated_at_seen\` (the \`updated_at\` of the record,
  \`null\` if there was none) or \`status_seen\` for a status; bulk changes have an object with one entry per id. If the
  record has changed since, the response is 409 \`changed_meanwhile\`, or the row is skipped. Without these fields a change
  is unconditional.
- Every POST accepts an \`Idempotency-Key\`; send one wherever a duplicate would matter, above all with
  \`POST /api/orders/place-order\`. A replayed response has \`Idempotent-Replayed: true\`. Operations that only read run again
  instead. Keys belong to the signed-in person, the guest, or else the network address, and are stored for two days. A sender
  may have 2,000 keys and 4 MB of responses stored; beyond that, a request with a new key is refused with 429
  \`idempotency_keys_used\` and \`Retry-After\`. A response of more than 16 KB compressed is not stored: a repetition has no
  effect and gets 409 \`response_not_stored\`.

## Responses
- A successful response is 200 and an object with \`status\` 200, \`success\` true, a human-readable \`message\` in the
  language of \`lang\`, and the keys of the operation. Only the checkout has none of the first three. Tables are CSV: UTF-8
  with byte order mark, comma, CRLF, column names in the first line; amounts are in major units.
- An error has its HTTP status, a machine-readable \`code\`, a human-readable \`message\`, \`errors\` with messages by field
  (dotted when nested: \`billing.city\`), and with some codes \`data\`. Each operation lists its codes. New codes may be added:
  treat an unknown one by its status.
- Every response has an \`X-Request-Id\`. Include it when you report a problem.
- Clients must ignore unknown keys: new ones may be added at any time.

## Values
- **Money** is a JSON number in major units with at most the decimal places of its currency: ${digitsByCurrency}
  (\`12.5\` SAR, \`1.255\` BHD). Calculate in integers of the minor unit. Prices are never converted: every product has a
  price in each currency. The header \`Currency\` selects one; an order stays in the currency in which it was placed.
- **Timestamps** are ISO 8601 in UTC (\`2026-03-01T09:30:00.000Z\`). **Days** are \`YYYY-MM-DD\` in Riyadh (UTC+3 all year).
- **Ids** are positive integers. Forms and queries may send them as digits. Products and categories also have a slug,
  orders a number, for use in URLs.
- **Languages**: \`lang\` is one of ${LANGS.join(', ')}. Names are returned in both
  (\`name\`, \`name_arabic\`) or in the requested language, as described.
- **Images** are URLs relative to the origin of this API (\`/media/…-640.webp\`). They are square WebP; their content never
  changes, so they can be cached forever.
- **Tables** (\`….csv\`) are for people: headings and statuses are in the requested language, timestamps in Riyadh time, and
  no cell is a formula. The table of a vendor’s products can be imported again, so it is the same in both languages.
- **Texts** are trimmed and stored in NFC, without direction marks and other invisible characters. In a single-line field
  a tab becomes a space; line breaks and other control characters are errors. Codes and phone numbers accept Arabic and
  Persian digits. An e-mail address may have an internationalised domain, which is stored and returned in its ASCII form.
  Passwords are used exactly as sent.
- **Missing values**: a missing text is \`""\`, any other missing value \`null\`.

## Lists
\`page\` counts from 1. A page has 12 rows in the shop, 5 in a customer's orders and 10 in the back offices, or
\`per_page\` rows where that parameter exists. \`meta\` has the position of the page; a page beyond the last is empty. Lists are
sorted newest first unless described otherwise.

## Limits
600 requests per minute and network address; operations exposed to brute-force attacks document lower limits of their
own. Above a limit the response is 429, with \`Retry-After\` in seconds.
An overloaded server rejects requests before processing them: 503 \`overloaded\`, with \`Retry-After\`. Suggestions, beacons,
reports and CSV are shed first, then public reads, reads with a token, and writes; cart and checkout last.
`.trim();
