/**
 * File storage, by names such as `public/uploads/4f-640.webp` or `private/9c.pdf`. The content of a name never changes.
 */
export interface FileStorage {
  /** @throws AppError 503 if the storage fails */
  write(name: string, content: Buffer): Promise<void>;
  /**
   * @returns null if the file does not exist
   * @throws AppError 503 if the storage does not respond
   */
  read(name: string): Promise<Buffer | null>;
  /**
   * Idempotent.
   * @throws AppError 503 if the storage does not respond
   */
  remove(name: string): Promise<void>;
}

/** Public files have an address, private ones an authorised route. */
export type Visibility = 'public' | 'private';
