import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsOffSite } from '../../src/modules/sales/messages/off-site.ts';

test('A message that leads away from the marketplace is recognised', () => {
  for (const text of [
    'Call me: 0501234567',
    'اتصل بي على ٠٥٠١٢٣٤٥٦٧',
    'My number is +966 50 123 4567',
    'واتساب ٩٦٦٥٠١٢٣٤٥٦٧',
    'Write to omar@example.com',
    'Transfer it to SA03 8000 0000 6080 1016 7519',
    'Send me a WhatsApp',
    'Pay me directly and save',
    'ادفع عبر تحويل بنكي',
  ])
    assert.equal(leadsOffSite(text), true, text);
});

test('Numbers of orders, articles, batches and dates are not taken for phone numbers', () => {
  for (const text of [
    'Order BLS-10293847-1 of 2026-11-30',
    'GTIN 06291041500213, batch L20261130',
    'Parcel 7712345678901 at 10.30',
    'Is 36.6 °C normal? Size 38-40, SAR 1,250.00',
    'متى تصل الشحنة؟ رقم الطلب BLS-77120034',
  ])
    assert.equal(leadsOffSite(text), false, text);
});
