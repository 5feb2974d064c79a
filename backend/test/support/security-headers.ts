import assert from 'node:assert/strict';
import type { TestResponse } from './app.ts';

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-powered-by': undefined,
  'x-xss-protection': '0',
  server: undefined,
};

/** Asserts the headers that every response of the API has, errors included. */
export const assertSecurityHeaders = ({ headers }: TestResponse): void => {
  const carried = Object.fromEntries(Object.keys(SECURITY_HEADERS).map((name) => [name, headers[name]]));
  assert.deepEqual(carried, SECURITY_HEADERS);
};
