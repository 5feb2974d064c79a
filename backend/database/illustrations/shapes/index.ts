import { clothing } from './clothing.ts';
import { diagnostics } from './diagnostics.ts';
import { firstAid } from './first-aid.ts';
import { injection } from './injection.ts';
import { liquids } from './liquids.ts';
import { mobility } from './mobility.ts';
import { packs } from './packs.ts';
import { protection } from './protection.ts';
import type { Shape } from './shape.ts';
import { tests } from './tests.ts';
import { wound } from './wound.ts';

const allShapes = {
  ...protection,
  ...clothing,
  ...diagnostics,
  ...tests,
  ...wound,
  ...firstAid,
  ...liquids,
  ...packs,
  ...injection,
  ...mobility,
};

export type ShapeName = keyof typeof allShapes;

/** Every silhouette by name. */
export const shapes: Record<ShapeName, Shape> = allShapes;
