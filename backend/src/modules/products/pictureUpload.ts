import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { pictureUrls } from '../../files/file-store.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import type { UploadedPicture } from './schemas.ts';

/** The least width and height of a product's picture, in pixels. */
export const SMALLEST_PICTURE = 200;

/**
 * Stores pictures before the product that shows them is saved.
 * @returns a function of the vendor and the file; it throws 413 or 422 on `picture`, saying what is wrong with it
 */
export const createPictureUpload =
  ({ files }: FastifyInstance) =>
  async ({ userId }: { userId: number }, picture: UploadedFile): Promise<z.infer<typeof UploadedPicture>> => {
    const { id, storageKey } = await files.savePicture(picture, 'picture', userId, SMALLEST_PICTURE);
    return { id, ...pictureUrls(storageKey) };
  };
