import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGS } from '../../src/facts/languages.ts';
import { sentenceKeys, translate } from '../../src/i18n/translate.ts';

for (const lang of LANGS) {
  test(`Only mails name the shop, and none names that of the demo (${lang})`, () => {
    const texts = sentenceKeys(lang).map((key) => [key, translate(lang, key)] as const);
    assert.deepEqual(
      texts.filter(([, text]) => /balsam|بلسم/i.test(text)),
      [],
    );
    assert.deepEqual(
      texts.filter(([key, text]) => !key.startsWith('mail.') && text.includes('{{shop}}')),
      [],
    );
  });
}
