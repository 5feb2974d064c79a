import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A file uploaded with a form. Neither its name nor its type is trusted. */
export class UploadedFile {
  readonly name: string;
  readonly content: Buffer;

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
  }

  /** Represents the content in the hash of a request. */
  toJSON() {
    return { name: this.name, sha256: createHash('sha256').update(this.content).digest('hex') };
  }
}

export const FileField = z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' });

/**
 * A required file field.
 * @param message translation key of the error if it is missing
 */
export const requiredFile = (message: string) =>
  z.instanceof(UploadedFile, { message }).meta({ type: 'string', format: 'binary' });
