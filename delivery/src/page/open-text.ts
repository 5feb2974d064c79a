import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';

/** How browsers take a page, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The compressed beginning of a text that has many endings. */
export interface OpenText {
  /** Of what is kept, in bytes. */
  size: number;
  /** The whole text, as a browser takes it. The ending goes in as it is, which costs next to nothing. */
  finish: (ending: string) => Buffer;
}

/** The most that either format takes in one piece as it is. */
const LONGEST_PIECE = 0xff_ff;
/** One more than what each answer is compressed with, as this is done once for many. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};
const GZIP = { finishFlush: constants.Z_FULL_FLUSH };

const toBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

const piecesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / LONGEST_PIECE) }, (_, index) =>
    bytes.subarray(index * LONGEST_PIECE, (index + 1) * LONGEST_PIECE),
  );

/** A meta-block that is not compressed (RFC 7932, 9.2), which may follow where the encoder was flushed. */
function brotliPiece(piece: Buffer): Buffer[] {
  const head = Buffer.alloc(3);
  head.writeUIntLE((1 << 19) | ((piece.length - 1) << 3), 0, 3);
  return [head, piece];
}
/** A last meta-block with nothing in it. */
const BROTLI_END = Buffer.from([0x03]);

/** A block that is not compressed (RFC 1951, 3.2.4). */
function gzipPiece(piece: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(piece.length, 1);
  head.writeUInt16LE(~piece.length & 0xff_ff, 3);
  return [head, piece];
}
/** A last block with nothing in it. */
const GZIP_END = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);

/** What closes a gzip file (RFC 1952): the checksum and the length of all that was compressed. */
function gzipTrailer(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  return trailer;
}

const openers: Record<Encoding, (beginning: Buffer) => Promise<OpenText>> = {
  async br(beginning) {
    const compressed = await toBrotli(beginning, BROTLI);
    const finish = (ending: string) =>
      Buffer.concat([compressed, ...piecesOf(Buffer.from(ending)).flatMap(brotliPiece), BROTLI_END]);
    return { size: compressed.length, finish };
  },
  async gzip(beginning) {
    const compressed = await toGzip(beginning, GZIP);
    const checksum = crc32(beginning);
    const { length } = beginning;
    const finish = (ending: string) => {
      const bytes = Buffer.from(ending);
      const trailer = gzipTrailer(crc32(bytes, checksum), length + bytes.length);
      return Buffer.concat([compressed, ...piecesOf(bytes).flatMap(gzipPiece), GZIP_END, trailer]);
    };
    return { size: compressed.length, finish };
  },
};

/** Compresses the beginning of a text. Node's zlib has no way to go on after it for several endings, both formats do. */
export const openText = (encoding: Encoding, beginning: string): Promise<OpenText> =>
  openers[encoding](Buffer.from(beginning));

/**
 * The encoding that an `Accept-Encoding` asks for.
 * @returns undefined for none of ours, and for a wish with weights or wildcards, which is left to who understands all of them
 */
export function encodingFor(wish = ''): Encoding | undefined {
  if (/[*;]/.test(wish)) return undefined;
  const names = new Set(wish.split(',').map((name) => name.trim()));
  return ENCODINGS.find((encoding) => names.has(encoding));
}
