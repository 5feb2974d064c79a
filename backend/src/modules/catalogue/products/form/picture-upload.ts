import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { pictureUrls } from '../../../../files/file-store.ts';
import type { UploadedFile } from '../../../../files/uploaded-file.ts';
import { createAuditLog } from '../../../operations/audit/audit-log.ts';
import type { UploadedPicture } from './schemas.ts';

/** Minimum width and height of a product picture, pixels. */
export const SMALLEST_PICTURE = 200;

/**
 * Stores a picture before the product that shows it is saved.
 * @returns a function of the vendor and the file, which throws 413 or 422 on `picture`, with the reason
 */
export const createPictureUpload = ({ files, database }: FastifyInstance) => {
  const auditLog = createAuditLog(database);

  return async (
    { userId, vendorId }: { userId: number; vendorId: number },
    picture: UploadedFile,
  ): Promise<z.infer<typeof UploadedPicture>> => {
    // No transaction is held open while the picture is encoded. If the log entry fails, the picture is unused and
    // cleaned up later.
    const { id, storageKey } = await files.savePicture(picture, 'picture', userId, SMALLEST_PICTURE);
    const { url, srcset } = pictureUrls(storageKey);
    const entry = { action: 'picture.uploaded', entity: 'picture', entityId: id, label: picture.name } as const;
    await auditLog.record(
      { id: userId, role: 2, vendorId },
      { ...entry, before: null, after: { image: picture.name } },
    );
    return { id, url, srcset };
  };
};
