import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sentenceKeys, translate } from '../../src/i18n/translate.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

describe('language and currency', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('Visitors without a preference get English', async () => {
    const { body } = await test.call('GET /user');
    assert.equal(body.message, 'Please log in first.');
  });

  it('Visitors who prefer Arabic get Arabic', async () => {
    const { body } = await test.call('GET /user', { headers: { lang: 'ar' } });
    assert.equal(body.message, 'يرجى تسجيل الدخول أولًا.');
  });

  it('An unknown language or currency is rejected by the name of its header', async () => {
    for (const [name, value] of [
      ['lang', 'fr'],
      ['lang', "en'--"],
      ['Currency', 'EUR'],
      ['Currency', 'sar, USD'],
    ] as const) {
      const { status, body } = await test.call('GET /countries', { headers: { [name]: value } });
      assert.deepEqual([status, Object.keys(body.errors)], [422, [name]]);
    }
  });

  it('Both languages have the same texts', () => {
    const stems = (lang: 'en' | 'ar') => [...new Set(sentenceKeys(lang).map((key) => key.replace(PLURAL, '')))].sort();
    assert.deepEqual(stems('ar'), stems('en'));
  });

  it('Arabic counts have all six plural forms', () => {
    const plurals = sentenceKeys('ar').filter((key) => PLURAL.test(key));
    const counted = new Map<string, number>();
    for (const key of plurals) counted.set(key.replace(PLURAL, ''), (counted.get(key.replace(PLURAL, '')) ?? 0) + 1);
    assert.deepEqual(
      [...counted].filter(([, forms]) => forms !== 6),
      [],
    );
    assert.equal(translate('ar', 'validation.too_small.string', { count: 2 }), 'استخدم حرفين على الأقل.');
    assert.equal(translate('ar', 'validation.too_small.string', { count: 8 }), 'استخدم 8 أحرف على الأقل.');
  });

  it('A name that ends with a full stop does not double it', () => {
    const said = (customer: string) =>
      translate('en', 'mail.order-received.text', { company: 'Huda Est.', order_no: 'BLS-1', customer });
    assert.equal(said('Sara A.'), 'Huda Est. has a new order BLS-1 from Sara A.');
    assert.equal(said('Sara'), 'Huda Est. has a new order BLS-1 from Sara.');
  });
});
