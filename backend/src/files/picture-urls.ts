import type { z } from 'zod';
import { PICTURE_WIDTHS } from './picture.ts';
import { isUploaded, pictureUrls } from './file-store.ts';
import type { Picture } from './schemas.ts';

const SHOWN_WIDTH = 640;

/** URL of a picture where one size is enough. */
export const imageUrl = (storageKey: string | null): string | null =>
  storageKey === null ? null : pictureUrls(storageKey).url;

/** URL of the smallest size of a picture. */
export const thumbnailUrl = (storageKey: string): string => `/media/${storageKey}-${PICTURE_WIDTHS[0]}.webp`;

export const toPicture = (storageKey: string, variantId: number | null = null): z.infer<typeof Picture> => ({
  ...pictureUrls(storageKey),
  width: SHOWN_WIDTH,
  height: SHOWN_WIDTH,
  variant_id: variantId,
  illustration: !isUploaded(storageKey),
});
