import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Injection and infusion supplies. */
export const injection = {
  syringe: {
    kind: 'item',
    width: 250,
    height: 350,
    cm: 13,
    draw: ({ deep }) =>
      group(
        'translate(6 0) rotate(28 0 -175)',
        rect(-3, -20, 6, 62, 2, fill.metal),
        path('M-12 -50H12L8 -16H-8Z', fill.deep),
        rect(-11, -360, 22, 150, 3, fill.paper),
        rect(-44, -376, 88, 18, 8, fill.deep),
        rect(-36, -270, 72, 222, 10, fill.glass),
        rect(-30, -158, 60, 104, 6, fill.face),
        rect(-31, -180, 62, 26, 6, fill.dark),
        rect(-58, -280, 116, 17, 8, fill.paper),
        [0, 1, 2, 3, 4, 5, 6].map((mark) => stroke(`M${mark % 2 ? 14 : 4} ${-240 + mark * 28}H30`, night, 3)).join(''),
        faded(0.8, rect(-28, -262, 9, 200, 4, white)),
        stroke('M-34 -276H34', deep, 2),
      ),
  },
  needleBox: {
    kind: 'box',
    width: 320,
    height: 210,
    cm: 8,
    draw: ({ light, deep }) =>
      [
        rect(-160, -210, 320, 210, 10, fill.paper),
        path('M-160 -200Q-160 -210 -150 -210H-70V0H-150Q-160 0 -160 -10Z', fill.deep),
        cross(-115, -164, 34, white),
        group(
          'translate(46 -124) rotate(-24)',
          rect(-104, -3, 92, 6, 2, fill.metal),
          path('M-14 -12H26L36 -20V20L26 12H-14Z', light),
          rect(34, -24, 40, 48, 8, fill.face),
          stroke('M44 -14V14M56 -14V14M66 -14V14', deep, 3),
        ),
        rect(-44, -58, 110, 14, 7, ink),
        rect(-44, -34, 150, 10, 5, hairline),
      ].join(''),
  },
  sharpsBin: {
    kind: 'item',
    width: 240,
    height: 310,
    cm: 22,
    draw: ({ base }) =>
      [
        path('M-96 -230H96L84 -20Q82 0 62 0H-62Q-82 0 -84 -20Z', fill.round),
        path('M-108 -262Q-108 -276 -94 -276H94Q108 -276 108 -262L104 -222H-104Z', fill.paper),
        path('M-50 -304H50L58 -272H-58Z', fill.dark),
        circle(0, -124, 58, white),
        ring(0, -124, 46, ink, 6),
        group(
          'translate(0 -124) rotate(40)',
          rect(-5, -34, 10, 42, 3, base),
          rect(-2, 8, 4, 26, 1, night),
          rect(-13, -38, 26, 6, 3, night),
        ),
        stroke('M-34 -156L34 -92', ink, 7),
      ].join(''),
  },
  infusionSet: {
    kind: 'item',
    width: 300,
    height: 370,
    cm: 30,
    draw: ({ deep }) =>
      [
        ring(-40, -356, 12, steel, 6),
        path(
          'M-112 -338Q-40 -356 32 -338Q46 -250 32 -170Q10 -146 -20 -144V-128H-60V-144Q-90 -146 -112 -170Q-126 -250 -112 -338Z',
          fill.glass,
        ),
        path(
          'M-114 -262Q-40 -250 38 -262Q40 -210 32 -172Q10 -150 -20 -148H-60Q-90 -150 -112 -172Q-118 -214 -114 -262Z',
          fill.face,
        ),
        stroke('M-92 -316H-66M-92 -292H-74M-92 -268H-66M-92 -244H-74M-92 -220H-66', night, 4),
        rect(-54, -132, 28, 52, 8, fill.glass),
        stroke('M-40 -80C-40 20 70 20 70 -60C70 -150 140 -140 136 -30', steel, 8),
        rect(48, -104, 44, 60, 10, fill.paper),
        circle(70, -88, 12, ink),
        path('M124 -34H148L142 -2H130Z', deep),
        faded(0.8, stroke('M-100 -328Q-110 -250 -102 -180', white, 7)),
      ].join(''),
  },
  cannula: {
    kind: 'item',
    width: 360,
    height: 200,
    cm: 4.5,
    draw: ({ light, deep }) =>
      group(
        'translate(0 -20) rotate(-8)',
        rect(-190, -84, 150, 8, 4, fill.metal),
        path('M-110 -90L-40 -98V-62L-110 -70Z', fill.glass),
        path('M-44 -104H60V-56H-44Z', fill.face),
        path('M-20 -104Q-30 -172 20 -172Q62 -172 48 -104Z', fill.deep),
        rect(2, -190, 24, 28, 6, fill.paper),
        path('M-30 -56Q-60 10 -12 12Q10 -10 10 -56Z', light),
        path('M30 -56Q80 -20 74 8Q30 10 14 -56Z', light),
        rect(58, -110, 40, 60, 10, fill.paper),
        rect(96, -98, 84, 36, 8, fill.glass),
        circle(-8, -80, 9, white),
        stroke('M112 -80H164', deep, 4),
      ),
  },
  catheterBag: {
    kind: 'item',
    width: 260,
    height: 350,
    cm: 32,
    draw: ({ light }) =>
      [
        stroke('M-20 -300C-20 -370 90 -350 110 -290C130 -220 136 -150 120 -110', steel, 8),
        path(
          'M-116 -304Q-20 -316 78 -304Q90 -150 66 -44Q20 -22 -4 -20V-2H-34V-20Q-70 -22 -104 -44Q-128 -150 -116 -304Z',
          fill.glass,
        ),
        path('M-118 -180Q-20 -168 80 -180Q80 -100 64 -48Q20 -26 -18 -26Q-66 -26 -102 -48Q-118 -100 -118 -180Z', light),
        circle(-90, -286, 8, white),
        circle(52, -286, 8, white),
        stroke('M20 -262H58M34 -234H58M20 -206H58M34 -178H58M20 -150H58M34 -122H58', night, 4),
        rect(-42, -20, 46, 22, 6, ink),
        rect(-92, -258, 80, 44, 8, white),
        rect(-82, -248, 52, 8, 4, ink),
        rect(-82, -232, 36, 7, 3, hairline),
      ].join(''),
  },
  oxygenMask: {
    kind: 'item',
    width: 330,
    height: 300,
    cm: 13,
    draw: ({ deep, light }) =>
      [
        stroke('M-96 -150C-190 -210 -176 -60 -150 -40M96 -150C190 -210 176 -60 150 -40', hairline, 8),
        path(
          'M0 -292C44 -292 54 -230 92 -190C128 -150 116 -64 40 -44H-40C-116 -64 -128 -150 -92 -190C-54 -230 -44 -292 0 -292Z',
          fill.glass,
        ),
        path(
          'M0 -262C26 -262 38 -210 68 -178C92 -148 84 -92 30 -76H-30C-84 -92 -92 -148 -68 -178C-38 -210 -26 -262 0 -262Z',
          light,
        ),
        [-54, 54]
          .map(
            (x) =>
              circle(x, -138, 20, white) +
              [-8, 0, 8].map((y) => stroke(`M${x - 9} ${-138 + y}H${x + 9}`, deep, 3)).join(''),
          )
          .join(''),
        stroke('M-26 -282Q0 -300 26 -282', steel, 9),
        rect(-26, -62, 52, 40, 10, fill.face),
        stroke('M0 -24C0 10 80 6 130 -10', deep, 11),
        faded(0.9, stroke('M-30 -240C-50 -200 -84 -184 -88 -140', white, 8)),
        ellipse(0, -112, 20, 12, white),
      ].join(''),
  },
} satisfies Record<string, Shape>;
