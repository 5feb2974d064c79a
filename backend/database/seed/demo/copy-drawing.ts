import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { pictureSizes, renderPictures } from '../../illustrations/render.ts';
import { picturesByKey } from '../catalogue/pictures.ts';

/** Fills a folder with one drawing under the names of all: seeding then draws nothing, which takes most of its time. */
export const copyDrawing = async (folder: string): Promise<void> => {
  const [first, ...others] = picturesByKey;
  if (!first) return;
  const [drawn, picture] = first;
  await renderPictures([picture], folder);
  for (const size of pictureSizes)
    for (const [key] of others)
      copyFileSync(path.join(folder, `${drawn}-${size}.webp`), path.join(folder, `${key}-${size}.webp`));
};
