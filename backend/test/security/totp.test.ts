import assert from 'node:assert/strict';
import test from 'node:test';
import { TOTP, Secret } from 'otpauth';
import {
  canonicalRecoveryCode,
  hashRecoveryCode,
  newRecoveryCodes,
} from '../../src/modules/people/factors/recovery-codes.ts';
import { enrolmentOf, newTotpSecret, stepOf } from '../../src/modules/people/factors/totp.ts';

const RFC_SECRET = Buffer.from('12345678901234567890', 'ascii');

/** Appendix B of RFC 6238, SHA-1: seconds and the last six digits of the code. */
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test('Codes are those of RFC 6238', () => {
  for (const [seconds, code] of VECTORS)
    assert.equal(stepOf(RFC_SECRET, code, seconds * 1000), Math.floor(seconds / 30));
});

test('A phone whose clock differs by one step is accepted, by two steps not', () => {
  const secret = new Secret({ buffer: new Uint8Array(RFC_SECRET).buffer });
  const now = 1_800_000_000_000 + 20_000;
  const codeAt = (seconds: number) => new TOTP({ secret }).generate({ timestamp: now + seconds * 1000 });
  const step = Math.floor(now / 30_000);
  for (const [seconds, expected] of [
    [-45, step - 1],
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [45, null],
    [-60, null],
    [75, null],
  ] as const)
    assert.equal(stepOf(RFC_SECRET, codeAt(seconds), now), expected, String(seconds));
});

test('An app reads from the link what a person would type', () => {
  const bytes = newTotpSecret();
  assert.equal(bytes.length, 20);
  const { secret, url } = enrolmentOf(bytes, 'Balsam', 'sara@example.test');
  const parameters = new URL(url).searchParams;
  assert.equal(parameters.get('secret'), secret);
  assert.equal(parameters.get('issuer'), 'Balsam');
  assert.match(decodeURIComponent(url), /^otpauth:\/\/totp\/Balsam:sara@example\.test\?/);
});

test('A recovery code is read in any notation', async () => {
  const { codes, hashes } = await newRecoveryCodes(7);
  assert.equal(new Set(codes).size, 10);
  const [code = ''] = codes;
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  assert.equal(canonicalRecoveryCode(' o1iL-abc '), '0111ABC');
  const typed = canonicalRecoveryCode(code.toLowerCase().replace('-', ' '));
  assert.deepEqual(await hashRecoveryCode(7, typed), hashes[0]);
  assert.notDeepEqual(await hashRecoveryCode(8, typed), hashes[0]);
});
