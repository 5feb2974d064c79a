import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LANGS, LANGUAGES, type Lang } from '../../src/facts/languages.ts';
import { LOGO_CID, logoOf, type MailBrand } from '../../src/mail/brand.ts';
import { renderMail } from '../../src/mail/render.ts';
import { templates } from '../../src/mail/templates/index.ts';
import { sampleOf } from '../support/mail-samples.ts';

const ORIGIN = 'https://shop.example';
const render = (template: string, lang: Lang, changes: object = {}) =>
  renderMail({ template, lang, payload: { ...sampleOf(template, lang), ...changes } }, ORIGIN);
const withoutMarks = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const linesOf = (text: string) => withoutMarks(text).replaceAll('\u00a0', ' ').split('\n');

it('Every mail fits a phone, has light and dark colours, and reads in its direction', () => {
  for (const template of templates.keys())
    for (const lang of LANGS) {
      const { html } = render(template, lang);
      const { dir } = LANGUAGES[lang];
      assert.ok(html.includes(`<html lang="${lang}" dir="${dir}">`));
      assert.match(html, /<meta name="viewport" content="width=device-width,initial-scale=1">/);
      assert.match(html, /<meta name="color-scheme" content="light dark">/);
      assert.match(html, /prefers-color-scheme:dark/);
      assert.ok([...html.matchAll(/<table [^>]*>/g)].every(([table]) => table.includes(`dir="${dir}"`)));
      assert.ok([...html.matchAll(/ width="(\d+)"/g)].every(([, width]) => Number(width) <= 600));
      assert.doesNotMatch(html, /<script|<link|@import|@font-face/);
    }
});

it('Every mail has one heading, at most one button, and alternative texts', () => {
  for (const template of templates.keys()) {
    const { html } = render(template, 'en');
    assert.equal([...html.matchAll(/<h1/g)].length, 1);
    assert.ok([...html.matchAll(/class="button"/g)].length <= 1, template);
    assert.ok([...html.matchAll(/<img [^>]*>/g)].every(([picture]) => picture.includes(' alt="')));
  }
});

it('Every address in a mail is absolute, except that of the attached logo', () => {
  for (const template of templates.keys()) {
    const { html } = render(template, 'en');
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    assert.deepEqual(
      addresses.filter((address) => !address.startsWith('https://')),
      [`cid:${LOGO_CID}`],
    );
  }
});

it('Links to the shop open it in the language of the mail, and keep their tokens', () => {
  for (const template of templates.keys())
    for (const lang of LANGS) {
      const { html } = render(template, lang);
      const links = [...html.matchAll(/ href="([^"]*)"/g)].map(
        ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
      );
      const ours = links.filter(({ origin }) => origin === ORIGIN);
      assert.ok(
        ours.every(({ searchParams }) => searchParams.get('lang') === lang),
        template,
      );
    }
  const { text } = render('admin-invitation', 'ar', { token: 'a+b' });
  assert.ok(text.includes(`${ORIGIN}/admin/invitation?lang=ar#a%2Bb`), text);
});

it('A confirmation lists goods by seller, dates, sums and address, as text too', () => {
  const { html, text } = render('order-placed', 'en');
  const facts = [
    ...['Gulf Care Supplies', 'Estimated delivery: December 2 – 4, 2026', 'Surgical masks × 4: 48.00 SAR'],
    ...['Lab coat, Medium (M) / White × 2: 170.00 SAR', 'Dilmun Medical'],
    ...['Discount: -20.00 SAR', 'Shipping: 30.00 SAR', 'Total: 548.00 SAR', 'of which VAT 15%: 71.48 SAR'],
    ...['Delivery address', 'Maryam Al Khalifa', '2929 Rayhana Street', 'Riyadh, Riyadh Region, 12213', 'RRRD2929'],
    ...[
      `View your order: ${ORIGIN}/order/BLS-QE2NCR8SYN/confirmed?lang=en`,
      `Questions? Contact us: ${ORIGIN}/contact-us?lang=en`,
    ],
  ];
  const lines = linesOf(text.replaceAll('\u2009', ' '));
  assert.deepEqual(
    facts.filter((fact) => !lines.includes(fact)),
    [],
  );
  for (const fact of ['Gulf Care Supplies', 'Medium (M) / White', 'Quantity: 2', '548.00', '2929 Rayhana Street'])
    assert.ok(html.includes(fact), fact);
  assert.match(html, /src="https:\/\/shop\.example\/media\/mask-teal-front-box-50-320\.webp"/);
});

it('An Arabic mail uses Arabic names, and isolates those that are not', () => {
  const { text } = render('order-placed', 'ar');
  const lines = linesOf(text);
  for (const fact of ['الخليج للمستلزمات الطبية', 'كمامات جراحية × 4: 48.00 ر.س', 'الرياض، منطقة الرياض، 12213'])
    assert.ok(lines.includes(fact), fact);
  assert.match(text, /\u2068Maryam Al Khalifa\u2069، /);
});

it('The mail about a shipped parcel names its carrier and leads to its tracking', () => {
  const shipped = linesOf(render('order-status', 'en').text);
  assert.ok(shipped.includes('Carrier: Aramex') && shipped.includes('Tracking number: 4412901773'));
  assert.ok(shipped.includes('Track your parcel: https://www.aramex.com/track/results?ShipmentNumber=4412901773'));
  const own = linesOf(render('order-status', 'en', { carrier: 'local', tracking_id: 'BLPFAMEY5FEEJ1' }).text);
  assert.ok(own.includes('Carrier: Our shop courier'));
  assert.ok(own.includes(`Track your parcel: ${ORIGIN}/track-order?order=BLS-QE2NCR8SYN&lang=en`));
  const untracked = linesOf(render('order-status', 'en', { carrier: '', tracking_id: '' }).text);
  assert.ok(untracked.includes(`View your order: ${ORIGIN}/dashboard/orders?order=7&lang=en`));
});

it('A vendor reads until when to ship a new order', () => {
  assert.ok(linesOf(render('order-received', 'en').text).includes('Ship by: December 1, 2026'));
});

it('Only a return that is refunded states an amount', () => {
  const stating = (template: string) => render(template, 'en').text.includes('85.00');
  assert.deepEqual(['return-approved', 'return-declined', 'return-expired'].map(stating), [true, false, false]);
});

const CEDAR: MailBrand = { name: { en: 'Cedar', ar: 'الأرز' }, accent: '#7a3b12', logo: null };

it('A mail has the name and the accent color of its shop', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const mail = { template: 'order-placed', lang, payload: sampleOf('order-placed', lang) };
    const { html, text } = renderMail(mail, ORIGIN, CEDAR);
    assert.ok(html.includes(CEDAR.name[lang]) && text.includes(CEDAR.name[lang]));
    assert.match(html, /bgcolor="#7a3b12"/);
    assert.match(html, /\.link\{color:#cab1a0!important\}/);
  }
  const [plain, cedar] = await Promise.all(
    ['#0b6e75', CEDAR.accent].map((accent) => logoOf({ read: async () => null }, { ...CEDAR, accent })),
  );
  assert.notDeepEqual(plain?.content, cedar?.content);
});
