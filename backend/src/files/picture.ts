import { LIMITS } from '../facts/limits.ts';
import sharp from 'sharp';
import { AppError, invalidField } from '../wire/errors.ts';
import { claimedSize, decoding, MAX_PIXELS } from './decoding.ts';

/** The widths in which every picture is served. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

const startsWith = (content: Buffer, head: string, at = 0) =>
  content.subarray(at, at + head.length).equals(Buffer.from(head, 'latin1'));

/** Nothing but these three kinds ever reaches a decoder. */
const isPictureKind = (content: Buffer): boolean =>
  startsWith(content, '\xff\xd8\xff') ||
  startsWith(content, '\x89PNG\r\n\x1a\n') ||
  (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8));

/** Reads the head only, so that a picture's size is known before it is unpacked. */
const sizeOf = async (content: Buffer, field: string): Promise<{ width: number; height: number }> => {
  try {
    return await claimedSize(content);
  } catch {
    throw invalidField(field, 'validation.picture_damaged');
  }
};

const inspect = async (content: Buffer, field: string, smallest: number): Promise<void> => {
  if (content.length === 0) throw invalidField(field, 'validation.picture_empty');
  if (content.length > LIMITS.pictureBytes)
    throw new AppError(413, 'payload_too_large', { fields: { [field]: ['validation.picture_size'] } });
  if (!isPictureKind(content)) throw invalidField(field, 'validation.picture');
  const { width, height } = await sizeOf(content, field);
  if (width * height > MAX_PIXELS) throw invalidField(field, 'validation.picture_pixels');
  if (Math.min(width, height) < smallest)
    throw invalidField(field, { key: 'validation.picture_small', params: { pixels: smallest } });
};

/** One ground for what is transparent and for the padding to a square. */
const GROUND = 'white';
const LARGEST = Math.max(...PICTURE_WIDTHS);

const encode = async (content: Buffer): Promise<Map<number, Buffer>> => {
  // Raw pixels in between: the picture is decoded once, and encoded only as what is stored.
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: GROUND })
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encoded = PICTURE_WIDTHS.map(async (width) => {
    const square = sharp(data, { raw }).resize(width, width, { fit: 'contain', background: GROUND });
    return [width, await square.webp({ quality: 82 }).toBuffer()] as const;
  });
  return new Map(await Promise.all(encoded));
};

/**
 * Re-encodes a picture as square WebP in every width, on one ground. Whatever else the file carried (metadata, scripts) is gone.
 * @param smallest the least width and height that it may have, in pixels
 * @throws AppError on `field`, saying why: 413 beyond 5 MB; 422 when it is empty, not a whole JPEG, PNG or WebP
 * picture, too small, or larger than 40 megapixels
 */
export const encodePicture = async (content: Buffer, field: string, smallest = 1): Promise<Map<number, Buffer>> => {
  await inspect(content, field, smallest);
  try {
    return await decoding(() => encode(content));
  } catch {
    throw invalidField(field, 'validation.picture_damaged');
  }
};

/** The longer side of a picture that shows what is wrong with something. */
const PROOF_SIDE = 1600;

/**
 * Re-encodes a picture as WebP in its own shape. Whatever else the file carried (metadata, scripts, where it was taken) is gone.
 * @throws AppError as `encodePicture`
 */
export const encodePrivatePicture = async (content: Buffer, field: string): Promise<Buffer> => {
  await inspect(content, field, 1);
  const shrunk = () =>
    sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  try {
    return await decoding(shrunk);
  } catch {
    throw invalidField(field, 'validation.picture_damaged');
  }
};
