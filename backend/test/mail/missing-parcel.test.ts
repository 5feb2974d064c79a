import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderMail } from '../../src/mail/render.ts';

const payload = {
  ...{ return_no: 'RET-7K3M9P2Q', order_sub_no: 'BLS-1-1', currency: 'BHD', refund: 1.5 },
  ...{ customer_name: 'Huda', company_name: 'Supplies' },
};

it('A mail about a lost parcel calls it a request and shows no return address', () => {
  for (const template of ['return-asked', 'return-asked-of-vendor', 'return-declined', 'return-refunded'])
    for (const lang of ['en', 'ar'] as const) {
      const { subject, text } = renderMail({ template, lang, payload }, 'https://shop.example');
      assert.doesNotMatch(`${subject} ${text}`, /\b(?:your|the) return\b|(?:send|take)s? back|إرجاع|مرتجع/i, template);
    }
});
