import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { attachment, csvStream } from '../../src/csv/response.ts';
import type { Cell } from '../../src/csv/cell.ts';
import { decodeText } from '../../src/csv/decode.ts';
import { readCsv, type CsvRecord } from '../../src/csv/read.ts';

// Decoded from bytes, because reading the stream as text drops the byte order mark.
const written = async (rows: Cell[][]): Promise<string> => (await buffer(csvStream(rows))).toString('utf8');
const read = (table: string): Promise<CsvRecord[]> => Readable.from(readCsv(table)).toArray();
const cellsOf = async (table: string) => (await read(table)).map(({ cells }) => cells);

test('An export is UTF-8 with a byte order mark and one record per line', async () => {
  const table = [
    ['name', 'price'],
    ['قفازات, "L"', { minor: 1255, currency: 'BHD' } as const],
    ['two\r\nlines', { minor: 5, currency: 'SAR' } as const],
    [null, -3],
  ];
  assert.equal(await written(table), '\ufeffname,price\r\n"قفازات, ""L""",1.255\r\n"two\nlines",0.05\r\n,-3\r\n');
});

test('Text that looks like a formula stays text in a spreadsheet and round-trips', async () => {
  const texts = ['=1+1', '+966 5', '-x', '@SUM(A1)', '\t=1', '\n=1', '＝1', "'=1", "''=1", "'plain", 'a=b'];
  const table = await written([texts]);
  for (const cell of table.slice(1).split(',')) assert.doesNotMatch(cell, /^"?[=+\-@\t\n＝]/);
  assert.deepEqual(await cellsOf(table), [texts.map((cell) => cell.trim())]);
});

test('Invisible direction marks are removed from cells', async () => {
  assert.equal(await written([['a\u202Eb\u200F']]), '\ufeffab\r\n');
});

test('A file is saved under its own name, and old clients get an ASCII one', () => {
  assert.equal(
    attachment("طلب 'a'.csv"),
    'attachment; filename="___ _a_.csv"; filename*=UTF-8\'\'%D8%B7%D9%84%D8%A8%20%27a%27.csv',
  );
});

test('A file may use commas, semicolons or tabs, and any line ends', async () => {
  const expected = [
    ['sku', 'name, long'],
    ['1', 'two'],
  ];
  for (const delimiter of [',', ';', '\t'])
    for (const end of ['\r\n', '\n', '\r'])
      assert.deepEqual(await cellsOf(`sku${delimiter}"name, long"${end}1${delimiter}two${end}`), expected);
});

test('Every record has the number of the line it begins on', async () => {
  const lines = (await read('a,b\n1,2\n\n"x\r\ny","\n"\n4\n5,6,7\n')).map(({ line, cells }) => [line, cells.length]);
  assert.deepEqual(lines, [
    [1, 2],
    [2, 2],
    [4, 2],
    [7, 1],
    [8, 3],
  ]);
});

test('Broken quotes are distinguished from quotes in a name and lose no other line', async () => {
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

test('Chunk boundaries split neither characters nor line ends', async () => {
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

test('A record with too many cells or too much text stops the reading with its line', async () => {
  const beyondOf = async (table: string) => (await read(table)).map(({ line, beyond }) => [line, beyond]);
  const fits = Array.from({ length: 700 }, (_, n) => `"${n}"`).join(',');
  const first = [1, null];
  assert.deepEqual(await beyondOf(`${fits}\n1,2`), [first, [2, null]]);
  assert.deepEqual(await beyondOf(`a,b\n${fits},"x",y\n1,2`), [first, [2, 'cells']]);
  assert.deepEqual(await beyondOf(`a,b\n${','.repeat(3_000_000)}\n1,2`), [first, [2, 'length']]);
  assert.deepEqual(await beyondOf(`a,b\n1,"${'x\n'.repeat(1_500_000)}"\n1,2`), [first, [2, 'length']]);
  assert.deepEqual(await beyondOf(`a,b\n1,"open\n${'1,2\n'.repeat(1_000_000)}`), [first, [2, 'length']]);
});

test('Broken quotes are detected in any cell and after empty lines', async () => {
  const broken = async (line: string) => (await read(`a\n\n${line}`)).at(-1)?.brokenQuotes;
  // The broken cell has the same content as a valid cell before it.
  assert.equal(await broken('"""x"" y","x" y'), true);
  for (const line of ['"""x""",,"",z,"""x"""', '5" wide,"a,b"," ""c"', '\'"x","""","a\n""b"'])
    assert.equal(await broken(line), false, line);
});

test('UTF-8 and UTF-16 are decoded, other encodings are refused', () => {
  const utf16 = Buffer.from('\ufeffقفاز', 'utf16le');
  assert.equal(decodeText(Buffer.from('\ufeffقفاز')), 'قفاز');
  assert.equal(decodeText(Buffer.from('قفاز')), 'قفاز');
  assert.equal(decodeText(utf16), 'قفاز');
  assert.equal(decodeText(Buffer.from(utf16).swap16()), 'قفاز');
  // "قفاز" in windows-1256; UTF-16 without its byte order mark; a truncated character.
  assert.equal(decodeText(Buffer.from([0xde, 0xdd, 0xc7, 0xd2])), null);
  assert.equal(decodeText(Buffer.from('sku', 'utf16le')), null);
  assert.equal(decodeText(Buffer.from([0xd9])), null);
});

test('A header below empty lines or delimiter lines decides the delimiter', async () => {
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

test('Blanks before a quoted cell are ignored', async () => {
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
