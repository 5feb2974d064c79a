import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { attachment, csvStream } from '../../src/csv/response.ts';
import type { Cell } from '../../src/csv/cell.ts';
import { decodeText } from '../../src/csv/decode.ts';
import { readCsv, type CsvRecord } from '../../src/csv/read.ts';

// Decoded by hand: what reads streams as text swallows the byte order mark.
const written = async (rows: Cell[][]): Promise<string> => (await buffer(csvStream(rows))).toString('utf8');
const read = (table: string): Promise<CsvRecord[]> => Readable.from(readCsv(table)).toArray();
const cellsOf = async (table: string) => (await read(table)).map(({ cells }) => cells);

test('A spreadsheet opens what is written as UTF-8 with one record a line', async () => {
  const table = [
    ['name', 'price'],
    ['قفازات, "L"', { minor: 1255, currency: 'BHD' } as const],
    ['two\r\nlines', { minor: 5, currency: 'SAR' } as const],
    [null, -3],
  ];
  assert.equal(await written(table), '\ufeffname,price\r\n"قفازات, ""L""",1.255\r\n"two\nlines",0.05\r\n,-3\r\n');
});

test('A text that looks like a formula stays a text in a spreadsheet, and comes back as it was', async () => {
  const texts = ['=1+1', '+966 5', '-x', '@SUM(A1)', '\t=1', '\n=1', '＝1', "'=1", "''=1", "'plain", 'a=b'];
  const table = await written([texts]);
  for (const cell of table.slice(1).split(',')) assert.doesNotMatch(cell, /^"?[=+\-@\t\n＝]/);
  assert.deepEqual(await cellsOf(table), [texts.map((cell) => cell.trim())]);
});

test('Nothing invisible turns the direction of a cell', async () => {
  assert.equal(await written([['a\u202Eb\u200F']]), '\ufeffab\r\n');
});

test('A file is saved under its own name, and old clients get an ASCII one', () => {
  assert.equal(
    attachment("طلب 'a'.csv"),
    'attachment; filename="___ _a_.csv"; filename*=UTF-8\'\'%D8%B7%D9%84%D8%A8%20%27a%27.csv',
  );
});

test('A table is read with commas, semicolons and tabs, and with the line ends of every system', async () => {
  const expected = [
    ['sku', 'name, long'],
    ['1', 'two'],
  ];
  for (const delimiter of [',', ';', '\t'])
    for (const end of ['\r\n', '\n', '\r'])
      assert.deepEqual(await cellsOf(`sku${delimiter}"name, long"${end}1${delimiter}two${end}`), expected);
});

test('Every record knows the line on which it begins', async () => {
  const lines = (await read('a,b\n1,2\n\n"x\r\ny","\n"\n4\n5,6,7\n')).map(({ line, cells }) => [line, cells.length]);
  assert.deepEqual(lines, [
    [1, 2],
    [2, 2],
    [4, 2],
    [7, 1],
    [8, 3],
  ]);
});

test('Broken quotes are told from quotes in a name, and lose no other line', async () => {
  const records = await read('a,b\n1,5" wide\n2,"x"y\n3,"""x"" y"\n4,z\n5,"open\n6,7\n');
  assert.deepEqual(
    records.map(({ line, brokenQuotes }) => [line, brokenQuotes]),
    [
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
      [6, true],
    ],
  );
  assert.equal(records[3]?.cells[1], '"x" y');
});

test('Whatever a long file is cut into, its characters and line ends stay whole', async () => {
  const long = 'x'.repeat(64 * 1024 - 'sku\n'.length - 1);
  const readEnds = async (table: string) => (await read(table)).map(({ line, cells }) => [line, cells[0]?.slice(-3)]);
  assert.deepEqual(await readEnds(`sku\n${long}😷y`), [
    [1, 'sku'],
    [2, '😷y'],
  ]);
  assert.deepEqual(await readEnds(`sku\n${long}\r\ny`), [
    [1, 'sku'],
    [2, 'xxx'],
    [3, 'y'],
  ]);
});

test('A record of more cells or more text than any table has ends the reading, and says on which line', async () => {
  const beyondOf = async (table: string) => (await read(table)).map(({ line, beyond }) => [line, beyond]);
  const fits = Array.from({ length: 200 }, (_, n) => `"${n}"`).join(',');
  const first = [1, null];
  assert.deepEqual(await beyondOf(`${fits}\n1,2`), [first, [2, null]]);
  assert.deepEqual(await beyondOf(`a,b\n${fits},"x",y\n1,2`), [first, [2, 'cells']]);
  assert.deepEqual(await beyondOf(`a,b\n${','.repeat(3_000_000)}\n1,2`), [first, [2, 'length']]);
  assert.deepEqual(await beyondOf(`a,b\n1,"${'x\n'.repeat(1_500_000)}"\n1,2`), [first, [2, 'length']]);
  assert.deepEqual(await beyondOf(`a,b\n1,"open\n${'1,2\n'.repeat(1_000_000)}`), [first, [2, 'length']]);
});

test('Quotes are found broken wherever the cell stands, and after empty lines', async () => {
  const broken = async (line: string) => (await read(`a\n\n${line}`)).at(-1)?.brokenQuotes;
  // The broken cell says what another one has said well before.
  assert.equal(await broken('"""x"" y","x" y'), true);
  for (const line of ['"""x""",,"",z,"""x"""', '5" wide,"a,b"," ""c"', '\'"x","""","a\n""b"'])
    assert.equal(await broken(line), false, line);
});

test('UTF-8 and UTF-16 are understood, other encodings are not guessed', () => {
  const utf16 = Buffer.from('\ufeffقفاز', 'utf16le');
  assert.equal(decodeText(Buffer.from('\ufeffقفاز')), 'قفاز');
  assert.equal(decodeText(Buffer.from('قفاز')), 'قفاز');
  assert.equal(decodeText(utf16), 'قفاز');
  assert.equal(decodeText(Buffer.from(utf16).swap16()), 'قفاز');
  // "قفاز" in windows-1256; UTF-16 without its mark; half a letter.
  assert.equal(decodeText(Buffer.from([0xde, 0xdd, 0xc7, 0xd2])), null);
  assert.equal(decodeText(Buffer.from('sku', 'utf16le')), null);
  assert.equal(decodeText(Buffer.from([0xd9])), null);
});

test('A head below empty lines or lines of delimiters decides the delimiter', async () => {
  for (const [above, delimiter] of [
    ['\r\n', ';'],
    ['\n \n', '\t'],
    [';;\r\n', ';'],
    ['\ufeff\r\n', ';'],
  ] as const) {
    const records = await read(`${above}sku${delimiter}"name, long"\r\n1${delimiter}two\r\n`);
    const table = records.map(({ cells }) => cells).filter((cells) => cells.some((cell) => cell !== ''));
    assert.deepEqual(table, [
      ['sku', 'name, long'],
      ['1', 'two'],
    ]);
    assert.equal(records.at(-1)?.line, above.split('\n').length + 1);
  }
});

test('A first line of Excel declares the delimiter', async () => {
  for (const [declaration, delimiter] of [
    ['sep=;', ';'],
    ['\ufeff"sep=;"', ';'],
    ['SEP=\t', '\t'],
    ['sep=|', '|'],
    ['\r\nsep=,', ','],
  ] as const) {
    const [head, row] = await read(`${declaration}\r\na,b${delimiter}c\r\n"x"y${delimiter}2`);
    assert.deepEqual(head?.cells, `a,b${delimiter}c`.split(delimiter));
    assert.deepEqual([row?.line, row?.brokenQuotes], [declaration.includes('\r') ? 4 : 3, true]);
  }
});

test('Blanks before a quoted cell are not part of it', async () => {
  const records = await read('sku, name\nX, "Gloves, \t ""L"""\nY,\u00a0"a\nb",  c \n  \nZ,  "open" end\n');
  assert.deepEqual(
    records.map(({ line, cells, brokenQuotes }) => [line, cells, brokenQuotes]),
    [
      [1, ['sku', 'name'], false],
      [2, ['X', 'Gloves, \t "L"'], false],
      [3, ['Y', 'a\nb', 'c'], false],
      [6, ['Z', '"open" end'], true],
    ],
  );
});
