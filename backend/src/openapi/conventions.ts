import { digitsByCurrency } from '../facts/currencies.ts';
import { LANGS } from '../facts/languages.ts';

/** What holds for every operation: the introduction of the document. */
export const conventions = `
The API of Balsam, a marketplace for medical supplies in Saudi Arabia and Bahrain. Customers, vendors and admins use the
same API; each operation says below who may call it.

## Signing in
\`POST /api/auth/login\` answers a token, which goes into \`Authorization: Bearer …\`. It lives 24 hours after its last use,
with \`remember_me\` 30 days, and ends with \`POST /api/auth/logout\`, a new password, or when somebody is shut out.
Operations for everybody take a token too: a few answer more with it, and say so. What belongs to somebody else is
answered like what does not exist: 404.

## Requests
- Bodies are JSON in UTF-8 of at most 100 KB. Where files go along, \`multipart/form-data\` with at most 8 MB: nested
  fields have names with brackets (\`store_address[country]\`, \`variants[0][sku]\`, \`related_products[]\`), and every value is text.
- Whatever is not described is refused, never ignored: an unknown field, an unknown query parameter (also the \`_=123\` of a
  cache buster) or a body where none is described is a 422 that names it. A filter may be sent empty (\`?status=\`), which is
  the same as leaving it out.
- Paths have no slash at their end. With one it is another path, whose last id is empty: 404 or 422.
- HEAD is answered wherever GET is, with the same headers and no body. PUT and PATCH do not exist: forms that replace
  something carry \`_method: "PUT"\` and go by POST.
- A change from a screen says what that screen showed: \`updated_at_seen\` (the \`updated_at\` of the record, \`null\` if there
  was none), \`status_seen\` for a status, in bulk changes an object with one entry per id. If the record has changed since,
  the call is refused with 409 \`changed_meanwhile\`, or the row is left as it is. Without these fields a change is unconditional.
- Every POST may carry an \`Idempotency-Key\`; send one wherever a repetition would hurt, above all with
  \`POST /api/orders/place-order\`. A repeated response has \`Idempotent-Replayed: true\`. What only reads runs again
  instead. Keys belong to the signed-in person, or to a visitor's network address, and are stored for two days:
  at most 2,000 keys and 4 MB of responses, then 429 \`idempotency_keys_used\`. A response of more than 16 KB compressed
  is not stored: its repetition does nothing and gets 409 \`response_not_stored\`.

## Answers
- A success is 200 and an object with \`status\` 200, \`success\` true and \`message\`, a sentence for people in the language of
  \`lang\`, beside the keys of the operation. Only the checkout carries none of the three. Tables are CSV: UTF-8 with byte order
  mark, comma, CRLF, the first line names the columns; amounts are in major units.
- A failure has its HTTP status, and \`code\` for programs, \`message\` for people, \`errors\` from a field (dotted where nested:
  \`billing.city\`) to its messages, and with some codes \`data\`. Each operation lists its codes. Expect unknown codes: new
  ones may come; then go by the status.
- Every answer has an \`X-Request-Id\`. Tell it when you report a failure.
- Clients must ignore keys that they do not know: new ones may come at any time.

## Values
- **Money** is a JSON number in major units of its currency with at most its digits: ${digitsByCurrency} (\`12.5\` SAR,
  \`1.255\` BHD).
  Compute in integers of the minor unit. Nothing is converted: every product has a price in each currency. Which one is
  answered says the header \`Currency\`; an order keeps the currency in which it was placed.
- **Moments** are ISO 8601 in UTC (\`2026-03-01T09:30:00.000Z\`). **Days** are \`YYYY-MM-DD\` in Riyadh, which is UTC+3 all year.
- **Ids** are positive integers. Forms and queries may send them as digits. Products, categories and orders also have a
  slug or a number for addresses.
- **Languages**: \`lang\` is one of ${LANGS.join(', ')}. Names come in both (\`name\`, \`name_arabic\`) or in the language asked for, as described.
- **Pictures** are addresses relative to the origin of this API (\`/media/…-640.webp\`): resolve them against the address
  that you call. They are square WebP, their content never changes, and they may be kept for ever.
- **Tables** (\`….csv\`) are for people: headings and states are in the language asked for, moments by the clock of Riyadh,
  and no cell is a formula. Those of a vendor’s products are what the import reads, so they are the same in both languages.
- **Texts** are trimmed and stored in NFC, without direction marks and other invisible characters. A field of one line refuses
  line breaks and control characters. Codes and phone numbers take Arabic and Persian digits. An e-mail address may have an
  internationalised domain, which is stored and answered in its ASCII form. Passwords stay as they are sent.
- **Texts** that are not there are \`""\`, things that are not there are \`null\`.

## Lists
\`page\` counts from 1. A page has 12 rows in the shop, 5 of a customer's orders, 10 in the back offices, or as many as
\`per_page\` says where there is one. \`meta\` says where a page stands; one beyond the last is empty. Unless told otherwise the newest comes first.

## Limits
600 requests a minute for each network address; operations that invite guessing have lower limits of their own, which
they name. Beyond: 429, with \`Retry-After\` in seconds.
When more people come than can be answered in time, some are refused before anything is done for them: 503
\`overloaded\`, with \`Retry-After\`. Suggestions, beacons, reports and CSV go first, then public reading, reading with a
token, writing; cart and checkout last.
`.trim();
