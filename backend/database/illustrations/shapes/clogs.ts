import { fill, hairline, ink, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, path, rect, stroke } from '../drawing/svg.ts';
import { fitText } from './paper-label.ts';
import type { Shape } from './shape.ts';

const openUpper = 'M-20 -40C-24 -120 -20 -172 40 -172C114 -166 184 -110 184 -52V-30H-20Z';
const closedUpper =
  'M-172 -56C-176 -120 -160 -158 -118 -152C-64 -142 -40 -176 20 -172C110 -166 184 -110 184 -52V-30H-172Z';

const vents = ({ deep }: Tint) =>
  [-2, 1, 4]
    .map((step) => circle(54 + step * 22, -120 + step * 6, 8, deep) + circle(66 + step * 22, -88 + step * 5, 8, deep))
    .join('');

const sole =
  path('M-176 -42H188V-22Q188 -2 166 -2H-154Q-176 -2 -176 -22Z', fill.paper) + stroke('M-150 -16H160', hairline, 4);

const cushionedSole = ({ base, deep }: Tint) =>
  path('M-180 -52H188V-28Q188 0 160 0H-152Q-180 0 -180 -28Z', fill.paper) +
  stroke('M-166 -44H174', base, 9) +
  [-120, -84, -48].map((x) => circle(x, -20, 9, deep)).join('');

const footbed = ({ deep }: Tint) => path('M-174 -44C-168 -66 -120 -66 -16 -62V-40H-174Z', deep);

const strap = ({ base }: Tint) =>
  stroke('M-160 -70C-172 -120 -120 -130 -6 -146', base, 20) + circle(-8, -142, 13, white) + circle(-8, -142, 6, ink);

const clog = (draw: Shape['draw']): Shape => ({ kind: 'item', width: 380, height: 190, cm: 11, draw });

/** Work shoes. */
export const clogs = {
  clog: clog((tint, print = '') =>
    [
      footbed(tint),
      path(openUpper, fill.face),
      sole,
      vents(tint),
      print ? rect(-10, -92, 62, 44, 10, white) + fitText(print, 21, -70, 24, 46) : '',
    ].join(''),
  ),
  closedHeelClog: clog((tint) =>
    [
      path(closedUpper, fill.face),
      path('M-172 -60C-176 -122 -160 -158 -118 -152C-124 -120 -122 -90 -110 -44H-172Z', tint.deep),
      stroke('M-96 -146C-70 -130 -40 -150 -16 -164', tint.deep, 6),
      cushionedSole(tint),
      circle(20, -110, 5, tint.deep),
    ].join(''),
  ),
  strapClog: clog((tint) =>
    [footbed(tint), path(openUpper, fill.face), cushionedSole(tint), strap(tint), vents(tint)].join(''),
  ),
} satisfies Record<string, Shape>;
