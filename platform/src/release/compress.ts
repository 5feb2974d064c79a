import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

const COMPRESSIBLE = /\.(js|css|json|svg|html)$/;

/** Writes Brotli and gzip copies next to a text file, so that serving it needs no compression. */
export async function compress(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** True if the compressed copies exist and match the content. */
export async function hasTwins(file: string, content: Buffer): Promise<boolean> {
  if (!COMPRESSIBLE.test(file)) return true;
  const limit = { maxOutputLength: content.length + 1 };
  const read = Promise.all([
    readFile(`${file}.br`).then((twin) => unbrotli(twin, limit)),
    readFile(`${file}.gz`).then((twin) => unzip(twin, limit)),
  ]);
  return read.then(
    (twins) => twins.every((twin) => twin.equals(content)),
    () => false,
  );
}
