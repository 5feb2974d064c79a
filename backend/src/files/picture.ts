import sharp from 'sharp';
import { invalidField } from '../errors.ts';

/** The widths in which every picture is served. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

const MAX_PIXELS = 40_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * Re-encodes a picture as square WebP in every width. Whatever else the file carried (metadata, scripts) is gone.
 * @throws AppError 422 on `field` when it is not a JPEG, PNG or WebP picture of at most 40 megapixels
 */
export const encodePicture = async (content: Buffer, field: string): Promise<Map<number, Buffer>> => {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error(`not a picture format: ${format}`);
    const upright = await picture.rotate().toBuffer();
    const encoded = PICTURE_WIDTHS.map(async (width) => {
      const square = sharp(upright).resize(width, width, { fit: 'contain', background: 'white' });
      return [width, await square.webp({ quality: 82 }).toBuffer()] as const;
    });
    return new Map(await Promise.all(encoded));
  } catch {
    throw invalidField(field, 'validation.picture');
  }
};
