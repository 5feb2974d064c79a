import path from 'node:path';
import type { Config } from '../runtime/config.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { inSpan } from '../tracing/spans.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

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
