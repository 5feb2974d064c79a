// Written by theme/icons.mjs from bootstrap-icons (MIT).
import type { IconShape } from './icon-shape.ts';

export const heartFillIcon: IconShape = {
  paths: ['M8 1.314C12.438-3.248 23.534 4.735 8 15-7.534 4.736 3.562-3.248 8 1.314'],
};
