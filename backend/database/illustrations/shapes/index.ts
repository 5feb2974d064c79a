import { bandages } from './bandages.ts';
import { bloodPressure } from './blood-pressure.ts';
import { bottles } from './bottles.ts';
import { breathing } from './breathing.ts';
import { clogs } from './clogs.ts';
import { clothing } from './clothing.ts';
import { cooling } from './cooling.ts';
import { diabetes } from './diabetes.ts';
import { diagnostics } from './diagnostics.ts';
import { examination } from './examination.ts';
import { firstAid } from './first-aid.ts';
import { gloves } from './gloves.ts';
import { homeCare } from './home-care.ts';
import { infusion } from './infusion.ts';
import { liquids } from './liquids.ts';
import { masks } from './masks.ts';
import { needles } from './needles.ts';
import { plasters } from './plasters.ts';
import { protection } from './protection.ts';
import type { Shape } from './shape.ts';
import { supplements } from './supplements.ts';
import { supports } from './supports.ts';
import { syringes } from './syringes.ts';
import { tests } from './tests.ts';
import { thermometers } from './thermometers.ts';
import { uniforms } from './uniforms.ts';
import { walkingAids } from './walking-aids.ts';
import { wheelchairs } from './wheelchairs.ts';
import { wipes } from './wipes.ts';
import { wound } from './wound.ts';

const allShapes = {
  ...bandages,
  ...bloodPressure,
  ...bottles,
  ...breathing,
  ...clogs,
  ...clothing,
  ...cooling,
  ...diabetes,
  ...diagnostics,
  ...examination,
  ...firstAid,
  ...gloves,
  ...homeCare,
  ...infusion,
  ...liquids,
  ...masks,
  ...needles,
  ...protection,
  ...supplements,
  ...supports,
  ...tests,
  ...thermometers,
  ...uniforms,
  ...walkingAids,
  ...wheelchairs,
  ...wipes,
  ...syringes,
  ...plasters,
  ...wound,
};

export type ShapeName = keyof typeof allShapes;

/** Every silhouette by name. */
export const shapes: Record<ShapeName, Shape> = allShapes;
