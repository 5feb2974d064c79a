import { LIMITS } from '../facts/limits.ts';
import sharp from 'sharp';
import { AppError, invalidField } from '../wire/errors.ts';
import { claimedSize, decoding, MAX_PIXELS } from './decoding.ts';

const PDF_HEAD = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');

const isPdf = (content: Buffer) =>
  content.subarray(0, PDF_HEAD.length).equals(PDF_HEAD) && content.subarray(-1024).includes(PDF_END);

/** Unpacks the whole picture, so that a picture's first bytes before something else do not pass. */
const readWhole = (content: Buffer): Promise<unknown> =>
  decoding(() =>
    sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .resize(64, 64, { fit: 'inside', fastShrinkOnLoad: false })
      .raw()
      .toBuffer(),
  );

/** @throws AppError 422 on `field` for a picture of more pixels than are unpacked */
const pictureKind = async (content: Buffer, field: string): Promise<string | null> => {
  const claimed = await claimedSize(content).catch(() => null);
  if (claimed === null || !['jpeg', 'png'].includes(claimed.format)) return null;
  if (claimed.width * claimed.height > MAX_PIXELS) throw invalidField(field, 'validation.picture_pixels');
  return readWhole(content).then(
    () => claimed.format,
    () => null,
  );
};

/**
 * The kind of a document, found in its content and never in its name.
 * @throws AppError 413 beyond 5 MB; 422 on `field` when it is empty, not a PDF, JPEG or PNG, or of more than 40 megapixels
 */
export const inspectDocument = async (content: Buffer, field: string): Promise<{ mime: string; extension: string }> => {
  if (content.length > LIMITS.documentBytes) {
    throw new AppError(413, 'payload_too_large', { fields: { [field]: ['validation.document_size'] } });
  }
  if (isPdf(content)) return { mime: 'application/pdf', extension: 'pdf' };
  const kind = await pictureKind(content, field);
  if (kind === null) throw invalidField(field, 'validation.document');
  return kind === 'png' ? { mime: 'image/png', extension: 'png' } : { mime: 'image/jpeg', extension: 'jpg' };
};
