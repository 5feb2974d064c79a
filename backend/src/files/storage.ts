import path from 'node:path';
import type { Config } from '../runtime/config.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { inSpan } from '../tracing/spans.ts';
import { createFolderStorage } from './folder-storage.ts';

/** Where files are kept, by names such as `public/uploads/4f-640.webp` or `private/9c.pdf`. A name never gets another content. */
export interface FileStorage {
  /** @throws AppError 503 when the storage does not take it */
  write(name: string, content: Buffer): Promise<void>;
  /** @returns null when there is no such file. @throws AppError 503 when the storage does not answer */
  read(name: string): Promise<Buffer | null>;
  /** A file that is not there is removed already. @throws AppError 503 when the storage does not answer */
  remove(name: string): Promise<void>;
}

/** The folder of files when no bucket is configured. */
export const filesFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.resolve(dataDir, 'files');

/** What a transaction that asks for it is refused. */
export const STORAGE = 'The storage of files';

/** The storage that the configuration names: a bucket, else the folder `files` of the data folder. */
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
