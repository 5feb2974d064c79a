import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';

/** A file as people choose it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Colour = readonly [red: number, green: number, blue: number];

export const OLIVE: Colour = [96, 128, 32];
const SAND: Colour = [224, 192, 128];

/** In pixels; no picture of a product may be less than 200 high. */
const HEIGHT = 300;

/** A part of a PNG file: its length, its name, what it holds, and a check of both. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** 8 bits for each value. */
const KINDS = { grey: 0, colour: 2 } as const;

/** A PNG file of lines, each of which begins with the number of its filter. */
function pngOf(width: number, height: number, kind: keyof typeof KINDS, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, KINDS[kind]], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A PNG picture, twice as wide as it is high: its left half is olive, its right half is the colour of sand. */
export function newPicture(name: string): ChosenFile {
  const half = (colour: Colour) => Array.from({ length: HEIGHT }, () => colour).flat();
  // No filter.
  const line = Buffer.from([0, ...half(OLIVE), ...half(SAND)]);
  const lines = Buffer.concat(Array.from({ length: HEIGHT }, () => line));
  return { name, mimeType: 'image/png', buffer: pngOf(2 * HEIGHT, HEIGHT, 'colour', lines) };
}

/** A black square of so many pixels a side: some kilobytes to send, very much to decode. */
export const blackSquare = (side: number): Buffer => pngOf(side, side, 'grey', Buffer.alloc(side * (side + 1)));

/** Drops a file as it comes from a folder on the desk. */
export async function dropFile(page: Page, target: Locator, { name, mimeType, buffer }: ChosenFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ bytes, fileName, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName, { type }));
      return transfer;
    },
    { bytes: [...buffer], fileName: name, type: mimeType },
  );
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
}

/** The colours of a picture on the page at its left and at its right edge, halfway down; none before it has come. */
export const edgesOf = (picture: Locator): Promise<Colour[]> =>
  picture.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context || width === 0) return [];
    context.drawImage(image, 0, 0);
    return [2, width - 3].map((x): Colour => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x, height / 2, 1, 1).data;
      return [red, green, blue];
    });
  });

/** Whether two colours are the same to the eye: a stored picture is not exact. */
export const isLike = (one: Colour | undefined, other: Colour): boolean =>
  one !== undefined && one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 16);
