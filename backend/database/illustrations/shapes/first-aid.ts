import { fill, ink, steel, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** First aid: kits, packs, supports, instruments. */
export const firstAid = {
  firstAidKit: {
    kind: 'box',
    width: 360,
    height: 290,
    cm: 22,
    draw: ({ light, deep }) =>
      [
        stroke('M-62 -224V-262Q-62 -282 -42 -282H42Q62 -282 62 -262V-224', deep, 18),
        rect(-178, -232, 356, 230, 34, fill.deep),
        rect(-178, -232, 356, 96, 34, fill.face),
        rect(-178, -150, 356, 14, 0, light),
        circle(0, -118, 66, white),
        cross(0, -118, 82, ink),
        rect(-140, -156, 30, 40, 8, fill.metal),
        rect(110, -156, 30, 40, 8, fill.metal),
        faded(0.4, rect(-150, -216, 190, 14, 7, white)),
      ].join(''),
  },
  gelPack: {
    kind: 'item',
    width: 350,
    height: 240,
    cm: 15,
    draw: ({ light, deep }) =>
      [
        path('M-166 -222Q0 -244 166 -222Q182 -120 166 -10Q0 10 -166 -10Q-182 -120 -166 -222Z', fill.deep),
        path('M-146 -202Q0 -222 146 -202Q158 -120 146 -32Q0 -14 -146 -32Q-158 -120 -146 -202Z', fill.face),
        faded(0.65, path('M-126 -186Q-60 -200 -10 -200Q-100 -160 -118 -60Q-140 -120 -126 -186Z', white)),
        stroke('M0 -166V-70M-42 -142L42 -94M42 -142L-42 -94', white, 8),
        stroke('M-14 -160L0 -148L14 -160M-14 -76L0 -88L14 -76', white, 6),
        stroke('M-160 -214Q0 -234 160 -214M-160 -20Q0 -2 160 -20', light, 3),
        circle(118, -50, 8, deep),
      ].join(''),
  },
  brace: {
    kind: 'item',
    width: 240,
    height: 330,
    cm: 28,
    draw: ({ light, base }) =>
      [
        path(
          'M-92 -322Q0 -300 92 -322C104 -250 70 -210 76 -164C80 -110 96 -70 84 -4Q0 18 -84 -4C-96 -70 -80 -110 -76 -164C-70 -210 -104 -250 -92 -322Z',
          fill.deep,
        ),
        `<ellipse cx="0" cy="-166" rx="48" ry="56" fill="none" stroke="${light}" stroke-width="14"/>`,
        ellipse(0, -166, 40, 48, fill.dark),
        path('M-98 -286Q0 -262 98 -286V-244Q0 -222 -92 -246Z', fill.face),
        path('M-88 -74Q0 -52 90 -74V-34Q0 -12 -88 -36Z', fill.face),
        rect(40, -272, 44, 34, 8, ink),
        rect(36, -62, 44, 34, 8, ink),
        faded(0.4, stroke('M-70 -226C-60 -190 -62 -140 -68 -100', base, 8)),
      ].join(''),
  },
  wristBrace: {
    kind: 'item',
    width: 240,
    height: 310,
    cm: 20,
    draw: ({ light, deep }) =>
      [
        path(
          'M-66 0Q0 14 66 0L74 -150C96 -170 112 -212 106 -240C92 -256 74 -238 58 -204L60 -292Q0 -312 -62 -292C-80 -200 -78 -100 -66 0Z',
          fill.deep,
        ),
        path('M-74 -92Q0 -72 72 -92L74 -132Q0 -112 -76 -132Z', fill.face),
        path('M-68 -30Q0 -10 68 -30L70 -68Q0 -48 -72 -68Z', fill.face),
        path('M-76 -158Q0 -140 74 -158L74 -190Q0 -172 -76 -190Z', fill.face),
        rect(14, -126, 42, 28, 6, ink),
        rect(14, -62, 42, 28, 6, ink),
        rect(14, -184, 42, 28, 6, ink),
        rect(-48, -280, 20, 240, 9, deep),
        faded(0.5, stroke('M-24 -284H50', light, 6)),
      ].join(''),
  },
  scissors: {
    kind: 'item',
    width: 260,
    height: 350,
    cm: 16,
    draw: ({ base, deep }) =>
      [
        path('M-10 -150L30 -346Q44 -330 40 -300L22 -140Z', fill.metal),
        path('M14 -150L-34 -346Q-46 -328 -42 -300L-18 -140Z', fill.metal),
        stroke('M-2 -150L-40 -96M6 -150L42 -96', steel, 20),
        ring(-62, -56, 44, deep, 20),
        ring(62, -56, 44, deep, 20),
        faded(0.6, stroke('M-94 -82A40 40 0 0 1 -56 -98M30 -82A40 40 0 0 1 68 -98', base, 6)),
        circle(1, -158, 13, white),
        circle(1, -158, 7, steel),
      ].join(''),
  },
  forceps: {
    kind: 'item',
    width: 240,
    height: 350,
    cm: 14,
    draw: ({ light, deep }) =>
      [
        group('translate(60 0) rotate(8)', rect(-42, -330, 84, 330, 16, light), rect(-30, -318, 60, 306, 10, white)),
        group(
          'translate(-20 0) rotate(-8)',
          path('M-30 -20L-8 -340Q0 -352 8 -340L30 -20Q26 -4 18 -20L0 -240L-18 -20Q-26 -4 -30 -20Z', fill.metal),
          stroke('M-20 -150L-24 -96M20 -150L24 -96', deep, 6),
          rect(-10, -340, 20, 46, 8, fill.deep),
        ),
      ].join(''),
  },
} satisfies Record<string, Shape>;
