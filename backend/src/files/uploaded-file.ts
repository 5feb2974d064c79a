import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A file that came with a form. Nothing of it is trusted: not the name, not the kind. */
export class UploadedFile {
  readonly name: string;
  readonly content: Buffer;

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
  }

  /** Stands for the file where a request is compared with another. */
  toJSON() {
    return { name: this.name, sha256: createHash('sha256').update(this.content).digest('hex') };
  }
}

/** A file field of a form. */
export const FileField = z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' });

/** A file field that must hold a file. @param message translation key of what is said without one */
export const requiredFile = (message: string) =>
  z.instanceof(UploadedFile, { message }).meta({ type: 'string', format: 'binary' });
