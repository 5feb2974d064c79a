import sharp from 'sharp';
import { AppError, invalidField } from '../errors.ts';

/** The largest certificate, in bytes. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

const MAX_PIXELS = 60_000_000;
const PDF_HEAD = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');

const isPdf = (content: Buffer) =>
  content.subarray(0, PDF_HEAD.length).equals(PDF_HEAD) && content.subarray(-1024).includes(PDF_END);

/** Decodes the whole picture, so that a picture's first bytes before something else do not pass. */
const pictureKind = async (content: Buffer): Promise<string | null> => {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    await picture.stats();
    return format === 'jpeg' || format === 'png' ? format : null;
  } catch {
    return null;
  }
};

/**
 * The kind of a document, found in its content and never in its name.
 * @throws AppError 413 beyond 5 MB; 422 on `field` when it is empty or not a PDF, JPEG or PNG
 */
export const inspectDocument = async (content: Buffer, field: string): Promise<{ mime: string; extension: string }> => {
  if (content.length > MAX_DOCUMENT_BYTES) {
    throw new AppError(413, 'payload_too_large', { fields: { [field]: ['validation.document_size'] } });
  }
  if (isPdf(content)) return { mime: 'application/pdf', extension: 'pdf' };
  const kind = await pictureKind(content);
  if (kind === null) throw invalidField(field, 'validation.document');
  return kind === 'png' ? { mime: 'image/png', extension: 'png' } : { mime: 'image/jpeg', extension: 'jpg' };
};
