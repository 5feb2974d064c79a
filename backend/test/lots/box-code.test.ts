import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBoxCode } from '../../src/modules/catalogue/lots/box-code.ts';

const TODAY = '2026-11-30';
const GTIN = '09506000134352';
const NO_PARTS = { gtin: null, lotNo: null, expiresOn: null, madeOn: null, serial: null, quantity: null };

type Parts = Partial<Record<keyof typeof NO_PARTS, string | number>>;

const gs1 = (parts: Parts) => ({ kind: 'gs1', ...NO_PARTS, ...parts });
const unreadable = (reason: string, read: Parts = {}) => ({
  kind: 'unreadable',
  reason,
  read: { ...NO_PARTS, ...read },
});

const assertRead = (cases: Record<string, object>) => {
  for (const [code, expected] of Object.entries(cases))
    assert.deepEqual(readBoxCode(code, TODAY), expected, JSON.stringify(code));
};

test('Bare digits are a barcode, never application identifiers', () => {
  assertRead({
    '96385074': { kind: 'gtin', gtin: '00000096385074' },
    '036000291452': { kind: 'gtin', gtin: '00036000291452' },
    '4012345678901': { kind: 'gtin', gtin: '04012345678901' },
    '16281000000011': { kind: 'gtin', gtin: '16281000000011' },
    '5 901234 123457': { kind: 'gtin', gtin: '05901234123457' },
    '٤٠١٢٣٤٥٦٧٨٩٠١': { kind: 'gtin', gtin: '04012345678901' },
    '۴۰۱۲۳۴۵۶۷۸۹۰۱': { kind: 'gtin', gtin: '04012345678901' },
    ']E04012345678901\r': { kind: 'gtin', gtin: '04012345678901' },
    ']E496385074': { kind: 'gtin', gtin: '00000096385074' },
    '96385075': unreadable('check_digit'),
    '4012345678902': unreadable('check_digit'),
    '16281000000012': unreadable('check_digit'),
  });
});

test('Every spelling of the separator ends a batch number', () => {
  const expected = gs1({ gtin: GTIN, lotNo: 'AB-12/c', expiresOn: '2027-12-31', serial: 'S1' });
  for (const separator of ['\u001d', '<GS>', '<gs>', '{GS}', '|', '^', '\u241d', '\u001d\u001d']) {
    const code = `01${GTIN}10AB-12/c${separator}1727123121S1`;
    const around = [code, `${separator}${code}`, `${code}${separator}`, `]d2${separator}${code}`, `${code}\r\n`];
    for (const text of around) assert.deepEqual(readBoxCode(text, TODAY), expected, JSON.stringify(text));
  }
});

test('Symbology identifiers, invisible marks and outer spaces do not matter', () => {
  const code = `01${GTIN}17271231\u001d10A1`;
  const expected = gs1({ gtin: GTIN, lotNo: 'A1', expiresOn: '2027-12-31' });
  for (const prefix of [']d2', ']C1', ']Q3', ']e0', ']e1', ']e2', ']J1', ']d1', '\ufeff', ' \u200e', '\ufeff]d2'])
    assert.deepEqual(readBoxCode(`${prefix}${code} \r`, TODAY), expected, JSON.stringify(prefix));
});

test('A symbology identifier tells a short element string from a barcode', () => {
  assertRead({
    ']C117271231': gs1({ expiresOn: '2027-12-31' }),
    ']d210ABC123': gs1({ lotNo: 'ABC123' }),
  });
});

test('Published UDI codes of medical devices are read', () => {
  assertRead({
    '(01)51022222233336(11)141231(17)150707(10)A213B1(21)1234': gs1({
      ...{ gtin: '51022222233336', madeOn: '2014-12-31', expiresOn: '2015-07-07', lotNo: 'A213B1', serial: '1234' },
    }),
    '(01)00844588003288(17)141120(10)7654321D(21)10987654d321': gs1({
      ...{ gtin: '00844588003288', expiresOn: '2014-11-20', lotNo: '7654321D', serial: '10987654d321' },
    }),
    '01008445880032881714112010 7654321D': unreadable('lot_characters', {
      ...{ gtin: '00844588003288', expiresOn: '2014-11-20' },
    }),
    '+H123PARTNO1234567890120/$$420020216LOT123456789012345/SXYZ456789012345678/16D20130202C': { kind: 'hibc' },
    '+A99912345/$$52001510X3': { kind: 'hibc' },
    ']C0+A123ABCDEFGHI1234567891E': { kind: 'hibc' },
    '=/A9999XYZ100T0944=,000025=A99971312345600=>014032=}013032&,1000000000000XYZ123': unreadable('structure'),
  });
});

test('Brackets are read, also with the spaces of a label and Arabic digits', () => {
  const full = gs1({ gtin: GTIN, lotNo: 'ABC(3)D', expiresOn: '2027-12-31' });
  assertRead({
    [`(01)${GTIN}(17)271231(10)ABC(3)D`]: full,
    [`(01) ${GTIN} (17) 271231 (10) ABC(3)D`]: full,
    [`(01)${GTIN}\n(17)271231\n(10)ABC(3)D`]: full,
    [`]d2(01)${GTIN}(10)ABC(3)D(17)271231`]: full,
    '(٠١)٠٩٥٠٦٠٠٠١٣٤٣٥٢(١٧)٢٧١٢٣١(10)ABC(3)D': full,
    '(10)LOT1': gs1({ lotNo: 'LOT1' }),
    '(017)250630': unreadable('structure'),
    [`(01)${GTIN}(17)271231(05)1(10)A`]: unreadable('structure', { gtin: GTIN, expiresOn: '2027-12-31' }),
    '(10)ABC(05)1': unreadable('structure', { lotNo: 'ABC' }),
    [`(01)${GTIN}(10)AB C`]: unreadable('lot_characters', { gtin: GTIN }),
  });
});

test('A GS1 Digital Link carries the same parts', () => {
  assertRead({
    [`https://id.gs1.org/01/${GTIN}/10/ABC%2F1/21/S9?17=271231&11=251231&utm=x`]: gs1({
      ...{ gtin: GTIN, lotNo: 'ABC/1', serial: 'S9', expiresOn: '2027-12-31', madeOn: '2025-12-31' },
    }),
    'HTTPS://EXAMPLE.COM/products/01/4012345678901/': gs1({ gtin: '04012345678901' }),
    'https://example.com/01/4012345678902': unreadable('check_digit'),
    [`https://example.com/01/${GTIN}/10/%E0%A4`]: unreadable('structure', { gtin: GTIN }),
    [`https://example.com/01/${GTIN}/10`]: unreadable('structure'),
    'https://example.com/instructions.pdf': unreadable('structure'),
    'https://': unreadable('structure'),
  });
});

test('Elements that do not matter for a batch are ignored', () => {
  assertRead({
    [`01${GTIN}20013103000750240REF-7\u001d15261231713ABC\u001d10A`]: gs1({ gtin: GTIN, lotNo: 'A' }),
    '00006141411234567890': unreadable('structure'),
    [`0000614141123456789002${GTIN}3712\u001d10A`]: gs1({ gtin: GTIN, quantity: 12, lotNo: 'A' }),
    [`01${GTIN}3000000025`]: gs1({ gtin: GTIN, quantity: 25 }),
  });
});

test('Only real days are read, and day 00 is the end of the month', () => {
  const day = (code: string) => {
    const read = readBoxCode(`01${GTIN}${code}`, TODAY);
    return read.kind === 'gs1' ? (read.expiresOn ?? read.madeOn) : read.kind === 'unreadable' && read.reason;
  };
  const days: Record<string, string> = {
    ...{ '17280229': '2028-02-29', '17270229': 'date', '17260230': 'date', '17261301': 'date', '17260001': 'date' },
    ...{ '17260200': '2026-02-28', '17280200': '2028-02-29', '17261200': '2026-12-31', '17260400': '2026-04-30' },
    ...{ '17260431': 'date', '17260132': 'date', '17000229': '2000-02-29', '17261300': 'date', '17260000': 'date' },
    ...{ '11260200': '2026-02-28', '11260230': 'date', '11251231': '2025-12-31' },
    ...{ '17AB0101': 'structure', '1726120': 'structure', '172A1201': 'date' },
  };
  for (const [code, expected] of Object.entries(days)) assert.equal(day(code), expected, code);
});

test('Two-digit years are those from 49 years ago to 50 years ahead', () => {
  const year = (yy: string, today: string) => {
    const read = readBoxCode(`]d217${yy}0101`, today);
    return read.kind === 'gs1' && read.expiresOn?.slice(0, 4);
  };
  assert.deepEqual(
    ['76', '77', '00', '26', '99'].map((yy) => year(yy, TODAY)),
    ['2076', '1977', '2000', '2026', '1999'],
  );
  assert.deepEqual(
    ['49', '50', '01', '00'].map((yy) => year(yy, '2099-12-31')),
    ['2149', '2050', '2101', '2100'],
  );
});

test('A batch number has up to 20 characters that GS1 uses', () => {
  const read = (lot: string) => readBoxCode(`01${GTIN}10${lot}`, TODAY);
  const longest = 'A'.repeat(20);
  for (const lot of [longest, '!"%&\'()*+,-./:;<=>?_', 'abc', '0'])
    assert.deepEqual(read(lot), gs1({ gtin: GTIN, lotNo: lot }), lot);
  for (const lot of ['A B', 'A#1', 'دفعة', 'é', 'A\u0000', 'A\nB', 'A~', 'A\u001eB'])
    assert.deepEqual(read(lot), unreadable('lot_characters', { gtin: GTIN }), JSON.stringify(lot));
  assert.deepEqual(read(`${longest}B`), unreadable('lot_too_long', { gtin: GTIN }));
  assert.deepEqual(read(''), unreadable('structure', { gtin: GTIN }));
});

test('Without separators, a batch number contains what follows, up to its limit', () => {
  assertRead({
    [`01${GTIN}10ABC17271231`]: gs1({ gtin: GTIN, lotNo: 'ABC17271231' }),
    [`01${GTIN}10ABC12345172712312112345`]: unreadable('lot_too_long', { gtin: GTIN }),
    [`01${GTIN}21SERIAL1234517271231101`]: unreadable('serial_too_long', { gtin: GTIN }),
    [`01${GTIN}21S 1`]: unreadable('serial_characters', { gtin: GTIN }),
  });
});

test('A damaged code names its first fault and the parts that were read', () => {
  assertRead({
    '': unreadable('empty'),
    ' \r\n': unreadable('empty'),
    '\u001d\u001d': unreadable('empty'),
    ']d2': unreadable('empty'),
    '\ufeff\u200e': unreadable('empty'),
    '0109506000134353\u001d10A': unreadable('check_digit', { lotNo: 'A' }),
    '010950600013435X\u001d10A': unreadable('structure', { lotNo: 'A' }),
    '01095060001343': unreadable('check_digit'),
    ']d201095060001343': unreadable('structure'),
    '010950600013\u001d10A': unreadable('structure'),
    [`01${GTIN}1727`]: unreadable('structure', { gtin: GTIN }),
    [`01${GTIN}172702301ABC`]: unreadable('date', { gtin: GTIN }),
    [`01${GTIN}17270229\u001d10LOT`]: unreadable('date', { gtin: GTIN, lotNo: 'LOT' }),
    [`01${GTIN}10A\u001d10B`]: unreadable('structure', { gtin: GTIN, lotNo: 'A' }),
    [`01${GTIN}10A\u001d10A`]: gs1({ gtin: GTIN, lotNo: 'A' }),
    [`01${GTIN}30X`]: unreadable('structure', { gtin: GTIN }),
    'GLV-7': unreadable('structure'),
    '[)>\u001e05\u001d01': unreadable('structure'),
    '(': unreadable('structure'),
    [`10${'A'.repeat(400)}`]: unreadable('structure'),
  });
});
