import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';

/** Supported encodings, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compressed beginning of a text that is completed with different endings. */
export interface OpenText {
  /** Compressed size of the beginning, in bytes. */
  size: number;
  /** Complete encoded text. The ending is appended uncompressed, which costs almost nothing. */
  finish: (ending: string) => Buffer;
}

/** Maximum size of an uncompressed block in either format. */
const LONGEST_PIECE = 0xff_ff;
/** One level higher than for single responses, because the result is used many times. */
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

/** Uncompressed meta-block (RFC 7932, 9.2), which may follow a flush of the encoder. */
function brotliPiece(piece: Buffer): Buffer[] {
  const head = Buffer.alloc(3);
  head.writeUIntLE((1 << 19) | ((piece.length - 1) << 3), 0, 3);
  return [head, piece];
}
/** Empty last meta-block. */
const BROTLI_END = Buffer.from([0x03]);

/** Uncompressed block (RFC 1951, 3.2.4). */
function gzipPiece(piece: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(piece.length, 1);
  head.writeUInt16LE(~piece.length & 0xff_ff, 3);
  return [head, piece];
}
/** Empty last block. */
const GZIP_END = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);

/** Gzip trailer (RFC 1952): checksum and length of the uncompressed data. */
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

/** Compresses the beginning of a text. Both formats allow several endings after it; Node's zlib does not. */
export const openText = (encoding: Encoding, beginning: string): Promise<OpenText> =>
  openers[encoding](Buffer.from(beginning));

/**
 * Encoding chosen from an Accept-Encoding header.
 * @returns undefined if none is supported, or if the header has q-values or `*`; @fastify/compress handles those
 */
export function encodingFor(header = ''): Encoding | undefined {
  if (/[*;]/.test(header)) return undefined;
  const names = new Set(header.split(',').map((name) => name.trim()));
  return ENCODINGS.find((encoding) => names.has(encoding));
}
