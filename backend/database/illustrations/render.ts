import { access, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureKey } from './picture.ts';
import type { Picture } from './picture.ts';
import { drawScene } from './scene.ts';

/** Widths in pixels; every picture is square. */
export const pictureSizes = [1280, 640, 320] as const;
const quality = 76;
/** More effort takes twice the time for a tenth of the bytes; none leaves files half as large again. */
const effort = 2;
const hands = 8;

export interface RenderOptions {
  /** Called after each picture with the number of finished pictures. */
  onProgress?: (done: number, total: number) => void;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes to a temporary file first, so that an interrupted start leaves no partial picture. */
async function writeWebp(image: Sharp, file: string): Promise<void> {
  const half = `${file}.part`;
  await image.webp({ quality, effort }).toFile(half);
  await rename(half, file);
}

interface Drawn {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 };
}

/** Scales a picture down; each size is made from the previous one, which takes a quarter of the time. */
async function shrink({ data, raw }: Drawn, size: number): Promise<Drawn> {
  if (raw.width === size) return { data, raw };
  const smaller = await sharp(data, { raw }).resize(size, size).raw().toBuffer();
  return { data: smaller, raw: { width: size, height: size, channels: 3 } };
}

async function render(picture: Picture, folder: string): Promise<void> {
  const file = (size: number) => path.join(folder, `${pictureKey(picture)}-${size}.webp`);
  const present = await Promise.all(pictureSizes.map((size) => exists(file(size))));
  if (present.every(Boolean)) return;
  const { data, info } = await sharp(Buffer.from(drawScene(picture)), { density: 144 })
    .resize(1280, 1280)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let drawn: Drawn = { data, raw: { width: info.width, height: info.height, channels: 3 } };
  for (const size of pictureSizes) {
    drawn = await shrink(drawn, size);
    await writeWebp(sharp(drawn.data, { raw: drawn.raw }), file(size));
  }
}

/**
 * Draws pictures into a folder as `<key>-320.webp`, `-640` and `-1280`; those that are there already are kept.
 * @param pictures equal pictures (same key) may be given more than once
 */
export async function renderPictures(
  pictures: Picture[],
  folder: string,
  { onProgress }: RenderOptions = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const distinct = [...new Map(pictures.map((picture) => [pictureKey(picture), picture])).values()];
  let [next, done] = [0, 0];
  const draw = async () => {
    for (let picture = distinct[next++]; picture; picture = distinct[next++]) {
      await render(picture, folder);
      onProgress?.(++done, distinct.length);
    }
  };
  await Promise.all(Array.from({ length: hands }, draw));
}
