import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGS, type Lang } from '../../src/facts/languages.ts';
import { ORDER_STATUSES } from '../../src/facts/order-statuses.ts';
import { sentenceKeys } from '../../src/i18n/translate.ts';

/** The console's labels in the audit log. It shares no source with the backend. */
const auditLabels = (lang: Lang): string[] => {
  const texts = new URL(`../../../admin-console/src/locales/${lang}.json`, import.meta.url);
  return Object.keys(JSON.parse(readFileSync(texts, 'utf8')).auditLog.values.status);
};

test('Every order status has its texts', () => {
  for (const lang of LANGS) {
    const keys = new Set([...sentenceKeys(lang), ...auditLabels(lang).map((label) => `auditLog.${label}`)]);
    const wanted = Object.entries(ORDER_STATUSES).flatMap(([label, { code }]) => [
      `csv.order_status.${code}`,
      `mail.statuses.${label}`,
      `orders.is_now.${label}`,
      `auditLog.${label}`,
    ]);
    assert.deepEqual(
      wanted.filter((key) => !keys.has(key)),
      [],
      lang,
    );
  }
});
