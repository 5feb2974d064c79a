import { LIMITS } from '../facts/limits.ts';
import sharp from 'sharp';
import { AppError, invalidField } from '../wire/errors.ts';
import { claimedSize, decoding, MAX_PIXELS, type Sender } from './decoding.ts';

/** Widths of every served picture, pixels. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

const startsWith = (content: Buffer, head: string, at = 0) =>
  content.subarray(at, at + head.length).equals(Buffer.from(head, 'latin1'));

/** True for the start of a JPEG, PNG or WebP picture. Only these three formats ever reach a decoder. */
export const isPictureKind = (content: Buffer): boolean =>
  startsWith(content, '\xff\xd8\xff') ||
  startsWith(content, '\x89PNG\r\n\x1a\n') ||
  (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8));

/** Reads only the header, so that the dimensions are known before decoding. */
const sizeOf = async (content: Buffer, field: string): Promise<{ width: number; height: number }> => {
  try {
    return await claimedSize(content);
  } catch {
    throw invalidField(field, 'validation.picture_damaged');
  }
};

/**
 * Checks size, kind and dimensions of a picture without decoding it.
 * @param smallest minimum width and height, in pixels
 * @throws AppError on `field`: 413 beyond 5 MB; 422 when it is empty, not a JPEG, PNG or WebP picture, too small, or
 * larger than 40 megapixels
 */
export const inspectPicture = async (content: Buffer, field: string, smallest = 1): Promise<void> => {
  if (content.length === 0) throw invalidField(field, 'validation.picture_empty');
  if (content.length > LIMITS.pictureBytes)
    throw new AppError(413, 'payload_too_large', { fields: { [field]: ['validation.picture_size'] } });
  if (!isPictureKind(content)) throw invalidField(field, 'validation.picture');
  const { width, height } = await sizeOf(content, field);
  if (width * height > MAX_PIXELS) throw invalidField(field, 'validation.picture_pixels');
  if (Math.min(width, height) < smallest)
    throw invalidField(field, { key: 'validation.picture_small', params: { pixels: smallest } });
};

/** Background of transparent areas and of the padding to a square. */
const GROUND = 'white';
const LARGEST = Math.max(...PICTURE_WIDTHS);

const encode = async (content: Buffer): Promise<Map<number, Buffer>> => {
  // Raw pixels in between, so that the picture is decoded once and encoded only in its stored form.
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
 * Decodes at the sender's turn.
 * @throws AppError 422 on `field` for a picture that cannot be decoded
 */
const decoded = <Result>(sender: Sender, field: string, decode: () => Promise<Result>): Promise<Result> =>
  decoding(sender, () =>
    decode().catch(() => {
      throw invalidField(field, 'validation.picture_damaged');
    }),
  );

/**
 * Re-encodes an inspected picture as square WebP in every width. Metadata and anything else in the file is dropped.
 * @throws AppError 422 on `field` for an incomplete picture, 503 if too many pictures are waiting
 */
export const encodePicture = (content: Buffer, field: string, sender: Sender): Promise<Map<number, Buffer>> =>
  decoded(sender, field, () => encode(content));

/** Longer side of a picture that shows a fault, pixels. */
const PROOF_SIDE = 1600;

/**
 * Re-encodes an inspected picture as WebP in its own aspect ratio. Metadata (location), scripts and anything else in
 * the file is dropped.
 * @throws AppError as `encodePicture`
 */
export const encodePrivatePicture = (content: Buffer, field: string, sender: Sender): Promise<Buffer> =>
  decoded(sender, field, () =>
    sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );
