import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
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

test('Neither the templates of pages nor the posts of the demo name the shop', () => {
  const folders = ['src/modules/content/pages/templates/', 'database/seed/contents/posts/'];
  const texts = folders.flatMap((folder) => {
    const url = new URL(`../../${folder}`, import.meta.url);
    return readdirSync(url).map((name) => [name, readFileSync(new URL(name, url), 'utf8')] as const);
  });
  assert.ok(texts.length > 10);
  assert.deepEqual(
    texts.filter(([, text]) => /balsam|بلسم/i.test(text)).map(([name]) => name),
    [],
  );
});
