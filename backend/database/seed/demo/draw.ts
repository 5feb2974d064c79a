import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesByKey } from '../catalogue/pictures.ts';
import { renderPictures } from '../../illustrations/render.ts';
import type { RenderOptions } from '../../illustrations/render.ts';

/** Draws every picture of the demo catalogue that the folder does not hold yet. */
export const drawAll = (targetFolder: string, options?: RenderOptions) =>
  renderPictures([...picturesByKey.values()], targetFolder, options);

const isCommand = process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url);
if (isCommand) {
  const folder = path.resolve(process.argv[2] ?? '.data/files/public');
  const start = Date.now();
  await drawAll(folder, {
    onProgress: (done, total) => {
      if (done % 50 === 0 || done === total) console.log(`Drew ${done} of ${total} pictures`);
    },
  });
  console.log(`The pictures are in ${folder} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
