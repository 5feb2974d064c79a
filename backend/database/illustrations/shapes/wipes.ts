import { fill, hairline, ink, night, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, path, rect, stroke } from '../drawing/svg.ts';
import { paperLabel } from './paper-label.ts';
import type { Shape } from './shape.ts';

/** Wipes, in soft packs, tubs and refills. */
export const wipes = {
  wipes: {
    kind: 'box',
    width: 360,
    height: 230,
    cm: 9,
    draw: ({ light }) =>
      [
        path('M-30 -196C-50 -236 -10 -244 0 -224C20 -250 56 -232 34 -196Z', white),
        path('M-170 -186Q0 -206 170 -186Q182 -100 170 -10Q0 8 -170 -10Q-182 -100 -170 -186Z', fill.face),
        rect(-80, -198, 160, 62, 18, fill.paper),
        rect(-62, -186, 124, 38, 12, fill.deep),
        stroke('M-162 -178V-18M162 -178V-18', light, 5),
        rect(-112, -108, 150, 18, 9, white),
        rect(-112, -76, 110, 12, 6, light),
        rect(-112, -52, 130, 12, 6, light),
        circle(104, -72, 38, white),
        path('M104 -100C124 -76 126 -66 120 -56A19 19 0 0 1 88 -56C82 -66 84 -76 104 -100Z', ink),
      ].join(''),
  },
  wipesTub: {
    kind: 'item',
    width: 220,
    height: 330,
    cm: 20,
    draw: ({ light }) =>
      [
        path('M-34 -268C-56 -318 -20 -334 -4 -300C16 -336 56 -316 32 -268Z', white),
        stroke('M-4 -300C-8 -286 -6 -276 -4 -268', hairline, 3),
        rect(-96, -230, 192, 230, 20, fill.round),
        rect(-104, -272, 208, 56, 18, fill.paperRound),
        ellipse(0, -262, 40, 9, night),
        paperLabel(-80, -170, 160, 124),
        circle(48, -76, 22, light),
        cross(48, -76, 22, ink),
      ].join(''),
  },
  wipesRefill: {
    kind: 'item',
    width: 260,
    height: 330,
    cm: 24,
    draw: ({ light, deep }) =>
      [
        path('M-112 -320H112Q122 -180 124 -20Q124 0 100 0H-100Q-124 0 -124 -20Q-122 -180 -112 -320Z', fill.face),
        rect(-116, -326, 232, 36, 8, fill.deep),
        stroke('M-104 -276H104', white, 3),
        path('M104 -290L122 -262L104 -262Z', ink),
        ellipse(0, -56, 76, 22, light),
        rect(-76, -196, 152, 140, 0, white),
        ellipse(0, -196, 76, 22, white),
        `<ellipse cx="0" cy="-196" rx="50" ry="14" fill="none" stroke="${hairline}" stroke-width="4"/>`,
        ellipse(0, -196, 18, 6, deep),
        stroke('M-76 -150H76M-76 -104H76', hairline, 3),
        rect(-60, -30, 120, 12, 6, white),
      ].join(''),
  },
} satisfies Record<string, Shape>;
