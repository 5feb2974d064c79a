import { LIMITS } from '../facts/limits.ts';
import sharp from 'sharp';
import { AppError, invalidField } from '../wire/errors.ts';
import { claimedSize, decoding, MAX_PIXELS, type Sender } from './decoding.ts';

const PDF_HEAD = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');

/** True if a file begins and ends as a PDF. */
export const isPdf = (content: Buffer): boolean =>
  content.subarray(0, PDF_HEAD.length).equals(PDF_HEAD) && content.subarray(-1024).includes(PDF_END);

/** Type of a document according to its first bytes and header; nothing is decoded. */
interface Claim {
  readonly mime: string;
  readonly extension: string;
}

const PDF: Claim = { mime: 'application/pdf', extension: 'pdf' };
const PICTURES = new Map<string, Claim>([
  ['jpeg', { mime: 'image/jpeg', extension: 'jpg' }],
  ['png', { mime: 'image/png', extension: 'png' }],
]);

/**
 * Detects the type of a document by its content, never by its name. Call `assertReadable` to check a whole picture.
 * @throws AppError 413 above 5 MB; 422 on `field` if it is empty, not a PDF, JPEG or PNG, or above 40 megapixels
 */
export const inspectDocument = async (content: Buffer, field: string): Promise<Claim> => {
  if (content.length > LIMITS.documentBytes) {
    throw new AppError(413, 'payload_too_large', { fields: { [field]: ['validation.document_size'] } });
  }
  if (isPdf(content)) return PDF;
  const claimed = await claimedSize(content).catch(() => null);
  const picture = PICTURES.get(claimed?.format ?? '');
  if (!claimed || !picture) throw invalidField(field, 'validation.document');
  if (claimed.width * claimed.height > MAX_PIXELS) throw invalidField(field, 'validation.picture_pixels');
  return picture;
};

/**
 * Decodes a picture completely, so that a file that merely starts like a picture is rejected.
 * @throws AppError 422 on `field` if it cannot be decoded, 503 if too many pictures are waiting
 */
export const assertReadable = async (
  content: Buffer,
  { mime }: Claim,
  field: string,
  sender: Sender,
): Promise<void> => {
  if (mime === PDF.mime) return;
  await decoding(sender, () =>
    sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .resize(64, 64, { fit: 'inside', fastShrinkOnLoad: false })
      .raw()
      .toBuffer()
      .catch(() => {
        throw invalidField(field, 'validation.document');
      }),
  );
};
