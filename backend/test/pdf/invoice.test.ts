import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import jsQR from 'jsqr';
import { toString as toQr } from 'qrcode';
import sharp from 'sharp';
import { createTypesetter } from '../../src/pdf/typesetter.ts';

const templates = fileURLToPath(new URL('../../src/pdf/templates/', import.meta.url));
const QR = 'AQpTdXBwbGllcyAxAg8zMDAwMDAwMDAwMDAwMTMDFDIwMjYtMTEtMjNUMTk6NTk6MTBaBAYxMDAuMDAFBTQ4Ljkw';
const party = { address: 'Riyadh', address_arabic: 'الرياض', vat_number: '300000000000003', cr_number: '1010' };
const line = {
  ...{ sku: 'N95', quantity: 2, unit_price: '43.4800', discount: '0.00', taxable: '86.96', percent: '15' },
  ...{ vat: '13.04', total: '100.00', reason: null },
};

/** A document as the database writes it. @param name of the product sold */
const documentOf = (name: string, nameArabic = 'كمامة N95 (20 قطعة)') =>
  JSON.stringify({
    ...{ template: 1, kind: 'invoice', form: 'simplified', number: 'INV-1-000001', currency: 'SAR', corrects: null },
    ...{ uuid: 'ab584ff0-8e99-49d5-9e60-33504556b85b', issued_at: '2026-11-23T19:59:10Z', supplied_on: '2026-11-23' },
    ...{ order_no: 'BLS-1-1', sold_for: null, qr: QR, tax: { currency: 'SAR', vat: '13.04', rate: '1' } },
    seller: { ...party, name: 'Supplies', name_arabic: 'مستلزمات', country: 'SA' },
    buyer: { ...party, name: 'Layla Haddad', vat_number: '' },
    lines: [{ ...line, description: name, description_arabic: nameArabic }],
    rates: [line],
    totals: { taxable: '86.96', vat: '13.04', total: '100.00', coupon: '0.00', due: '100.00' },
  });

const taskOf = async (document: string) => ({
  template: 'invoice-1',
  inputs: { document, qr: await toQr(QR, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }) },
  at: 1_795_463_950,
});

const typesetter = createTypesetter();
after(() => typesetter.end());

test('An invoice prints identically to the byte, now and in later versions', async () => {
  const task = await taskOf(documentOf('Mask'));
  const [one, other] = await Promise.all([typesetter.typeset(task), typesetter.typeset(task)]);
  assert.deepEqual(one, other);
  const text = one.toString('latin1');
  assert.match(text, /pdfaid:part>3<|pdfaid:part="3"/);
  // Issued documents keep their appearance: a visible change needs a template with the next number.
  assert.equal(
    createHash('sha256').update(one).digest('hex'),
    'd2a9413f0e26fd1edead476c8430aaed3437090aadd9a8d15de7216f5aaa3a80',
  );
});

test('The batches of a line are printed, also one that never expires', async () => {
  const document = JSON.parse(documentOf('Mask'));
  document.lines[0].lots = [
    { lot_no: '#A12', expires_on: '2027-03-31', quantity: 1 },
    { lot_no: 'B', expires_on: null, quantity: 1 },
  ];
  const [plain, named] = await Promise.all(
    [documentOf('Mask'), JSON.stringify(document)].map(async (each) => typesetter.typeset(await taskOf(each))),
  );
  assert.equal(named?.subarray(0, 5).toString(), '%PDF-');
  assert.notDeepEqual(named, plain);
});

test('A statement reprinted a year later is identical to the byte', async () => {
  const document = JSON.stringify({
    ...{ number: 'ST-1-2026-03-SAR', currency: 'SAR', from: '2026-03-01', to: '2026-03-31' },
    ...{ closed_at: '2026-04-02T06:00:00Z', opening: '-12.50', closing: '87.50' },
    vendor: { name: 'Supplies', name_arabic: 'مستلزمات' },
    sections: [{ name: 'Sales', name_arabic: 'المبيعات', rows: '2', amount: '100.00' }],
  });
  const pdf = await typesetter.typeset({ template: 'statement', inputs: { document }, at: 1_775_109_600 });
  assert.equal(
    createHash('sha256').update(pdf).digest('hex'),
    '9932769973b2b2cfe9c10ba0cc99a413c82793ba84ec6cd4ea65fbfa38afa960',
  );
});

test('Markup in a product name is printed and not interpreted', async () => {
  const names = [
    '#strong[x] #include("/etc/passwd") #panic()',
    '$ x $ *a* _b_ `c` <d> @e // f /* g */ = h \\ "i"',
    '\u202Eabc\u2066\u200F #',
    'ا'.repeat(127),
  ];
  for (const name of names) {
    const pdf = await typesetter.typeset(await taskOf(documentOf(name, name)));
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
  }
});

const fontsOf = (pdf: Buffer) =>
  new Set(Array.from(pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g), ([, name]) => name));

test('Names in any script are printed in bundled fonts', async () => {
  const names: [string, string][] = [
    ['শেখ হাসান', 'NotoSansBengali'],
    ['李雷', 'WenQuanYiMicroHei'],
    ['김한국', 'WenQuanYiMicroHei'],
    ['สมชาย', 'NotoSansThai'],
    ['సీతారాము', 'NotoSansTelugu'],
    ['አበበ', 'NotoSansEthiopic'],
    ['පෙරේරා', 'NotoSansSinhala'],
    ['प्रिया', 'NotoSans'],
    ['מרים', 'NotoSansHebrew'],
    ['ნინო', 'NotoSansGeorgian'],
    ['👨‍👩‍👧 Care', 'NotoEmoji'],
  ];
  for (const [name, font] of names) {
    const pdf = await typesetter.typeset(await taskOf(documentOf(name, name)));
    assert.ok(
      [...fontsOf(pdf)].some((used) => used?.startsWith(font)),
      `${name}: ${[...fontsOf(pdf)].join(' ')}`,
    );
  }
});

test('A character without a glyph is printed as � and does not prevent the document', async () => {
  const samples = Array.from({ length: 0x11_0000 / 61 }, (_, index) => index * 61)
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point));
  const names = [
    '\u0007\n\u2028 broken \u{10FFFF}',
    '\u0301\u0301 \u093F\u094D \u200D\uFE0F',
    ...Array.from({ length: 40 }, (_, part) => samples.filter((_letter, at) => at % 40 === part).join('')),
  ];
  for (const name of names) {
    const pdf = await typesetter.typeset(await taskOf(documentOf(name, name)));
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
  }
});

test('Every font family of the templates exists, and every font is declared', async () => {
  const paper = await readFile(new URL('paper.typ', `file://${templates}`), 'utf8');
  const named = [...(/#let fonts = \(([^)]+)\)/.exec(paper)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  const files = (await readdir(new URL('../../src/pdf/fonts/', import.meta.url))).filter((file) =>
    file.endsWith('.ttf'),
  );
  const bare = (name = '') => name.replaceAll(' ', '');
  assert.deepEqual(
    named
      .map(bare)
      .filter((name) => !name.startsWith('IBM'))
      .sort(),
    files.map((file) => file.slice(0, -4)).sort(),
  );
});

test('The printed QR code contains what the database stores', async () => {
  const { inputs } = await taskOf(documentOf('Mask'));
  const compiler = NodeCompiler.create({ workspace: templates });
  const { result } = compiler.compile({ mainFilePath: `${templates}invoice-1.typ`, inputs });
  assert.ok(result);
  const { data, info } = await sharp(Buffer.from(compiler.plainSvg(result)), { density: 96 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  assert.equal(code?.data, QR);
});

test('A document that cannot be rendered fails alone', async () => {
  await assert.rejects(typesetter.typeset({ template: 'no-such', inputs: {}, at: 0 }), /could not be typeset/);
  const pdf = await typesetter.typeset(await taskOf(documentOf('Mask')));
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
});
