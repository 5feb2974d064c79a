import path from 'node:path';
import type { Config } from '../runtime/config.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { inSpan } from '../tracing/spans.ts';
import { createFolderStorage } from './folder-storage.ts';

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

/** Folder of the files if no bucket is configured. */
export const filesFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.resolve(dataDir, 'files');

/** Name in the error about storage access inside a transaction. */
export const STORAGE = 'The file storage';

/** The configured storage: a bucket, or the folder `files` of the data folder. */
export const createStorage = (config: Pick<Config, 'dataDir' | 's3'>): FileStorage => {
  const storage = config.s3 ? createBucketStorage(config.s3) : createFolderStorage(filesFolderOf(config));
  const attributes = { 'balsam.storage': config.s3 ? 'bucket' : 'folder' };
  return {
    async write(name, content) {
      assertOutsideTransaction(STORAGE);
      await inSpan('write file', attributes, () => storage.write(name, content));
    },
    async read(name) {
      assertOutsideTransaction(STORAGE);
      return inSpan('read file', attributes, () => storage.read(name));
    },
    async remove(name) {
      assertOutsideTransaction(STORAGE);
      await inSpan('remove file', attributes, () => storage.remove(name));
    },
  };
};
