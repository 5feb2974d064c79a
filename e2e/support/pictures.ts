import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';

/** File for a file chooser. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Colour = readonly [red: number, green: number, blue: number];

export const OLIVE: Colour = [96, 128, 32];
const SAND: Colour = [224, 192, 128];

/** In pixels; product pictures must be at least 200 high. */
const HEIGHT = 300;

/** PNG chunk: length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** PNG colour types, with 8 bits per channel. */
const KINDS = { grey: 0, colour: 2 } as const;

/** PNG file from scanlines, each with its filter byte. */
function pngOf(width: number, height: number, kind: keyof typeof KINDS, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, KINDS[kind]], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** PNG picture twice as wide as high: the left half is olive, the right half sand. */
export function newPicture(name: string): ChosenFile {
  const half = (colour: Colour) => Array.from({ length: HEIGHT }, () => colour).flat();
  // No filter.
  const line = Buffer.from([0, ...half(OLIVE), ...half(SAND)]);
  const lines = Buffer.concat(Array.from({ length: HEIGHT }, () => line));
  return { name, mimeType: 'image/png', buffer: pngOf(2 * HEIGHT, HEIGHT, 'colour', lines) };
}

/** Black square: a few kilobytes to send, but expensive to decode. */
export const blackSquare = (side: number): Buffer => pngOf(side, side, 'grey', Buffer.alloc(side * (side + 1)));

/** Drops a file as from a desktop folder. */
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

/** Colours of a displayed picture at its left and right edge, halfway down; empty until it has loaded. */
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

/** True if two colours look the same: stored pictures are lossy. */
export const isLike = (one: Colour | undefined, other: Colour): boolean =>
  one !== undefined && one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 16);
