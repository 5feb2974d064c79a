import type { z } from 'zod';
import { isUploaded, pictureUrls } from './file-store.ts';
import type { Picture } from './schemas.ts';

const SHOWN_WIDTH = 640;

/** URL of a picture where one size is enough. */
export const imageUrl = (storageKey: string | null): string | null =>
  storageKey === null ? null : pictureUrls(storageKey).url;

export const toPicture = (storageKey: string, variantId: number | null = null): z.infer<typeof Picture> => ({
  ...pictureUrls(storageKey),
  width: SHOWN_WIDTH,
  height: SHOWN_WIDTH,
  variant_id: variantId,
  illustration: !isUploaded(storageKey),
});
