// Hostile values. They are short here, so that a failing request remains readable: see `encodeJson`.

/** Numbers that only JSON can express, and a text of one megabyte: inserted when the body is encoded. */
export const WRITTEN: Readonly<Record<string, string>> = {
  'written: 1e309': '1e309',
  'written: -0': '-0',
  'written: a megabyte': JSON.stringify('x'.repeat(1_000_000)),
};

export const hostileTexts = [
  '',
  ' ',
  "'",
  `"; DROP TABLE users; --`,
  "' OR '1'='1",
  '\\',
  '$1',
  '%',
  '{{7*7}}',
  '=1+1',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'a\u0000b',
  'half \ud83d',
  '\udc00',
  '\u202egnp.exe',
  '\u200f\u0645\u0631\u062d\u0628\u0627\u200e',
  'İ',
  'e\u0301'.repeat(30),
  '__proto__',
  'constructor',
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e9',
  '1e309',
  '-0',
  'NaN',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  'x'.repeat(1_000),
] as const;

export const hostileValues = [
  ...hostileTexts,
  ...Object.keys(WRITTEN),
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  9_007_199_254_740_991,
  -9_007_199_254_740_991,
  [],
  ['a', 'b'],
  [[1]],
  {},
  { $ne: null },
  { toString: 'x' },
] as const;

/** Undeclared field names, among them columns that an attacker would like to write. */
export const unknownNames = [
  'x',
  '',
  'id',
  'role',
  'user_id',
  'vendor_id',
  'approval_status',
  '__proto__',
  'constructor',
  'toString',
  'a.b',
  'a[b]',
  'na\u0000me',
] as const;

/** Complete bodies that are not valid forms. */
export const rawBodies = [
  '',
  'null',
  'true',
  '1e309',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":',
  '{"a":1,}',
  '{"__proto__":{"role":1}}',
  '{"a":1,"a":2}',
  '{"\\u0000":1}',
  '\u0000',
  '\ufeff{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`,
  `"${'x'.repeat(1_000_000)}"`,
] as const;

export const contentTypes = [
  'application/json',
  'application/json; charset=utf-7',
  'application/problem+json',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
] as const;

export const headerValues = {
  lang: ['fr', 'EN', "ar'--", 'en,ar', '__proto__', 'x'.repeat(5_000)],
  currency: ['EUR', 'sar', "USD'--", '1', 'constructor'],
  'idempotency-key': ['', 'k'.repeat(201), 'ключ', "'--", 'the same each time'],
  authorization: ['Bearer', 'Bearer x', "Bearer ' OR 1=1", 'Basic YTpi', `Bearer ${'A'.repeat(43)}`],
} as const;
