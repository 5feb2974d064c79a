import { fill, ink, steel, white } from '../drawing/palette.ts';
import { circle, cross, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import type { Shape } from './shape.ts';

const firstAidKit = (sign: EmblemName): Shape => ({
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
      circle(122, -56, 38, white),
      emblem(sign, 122, -56, 50, deep, white),
      rect(-140, -156, 30, 40, 8, fill.metal),
      rect(110, -156, 30, 40, 8, fill.metal),
      faded(0.4, rect(-150, -216, 190, 14, 7, white)),
    ].join(''),
});

const scissors: Shape = {
  kind: 'item',
  width: 260,
  height: 350,
  cm: 18,
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
};

const forceps: Shape = {
  kind: 'item',
  width: 240,
  height: 350,
  cm: 12,
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
};

/** First aid: kits and instruments. */
export const firstAid = {
  carKit: {
    ...firstAidKit('car'),
    kind: 'item',
    height: 250,
    draw: ({ light, deep }) =>
      [
        rect(-178, -240, 356, 236, 60, fill.deep),
        stroke('M-166 -170Q0 -190 166 -170', light, 8),
        rect(120, -186, 46, 20, 8, white),
        circle(0, -94, 62, white),
        cross(0, -94, 76, ink),
        circle(122, -62, 36, white),
        emblem('car', 122, -62, 50, deep, white),
        stroke('M-176 -100H-204M176 -100H204', deep, 20),
      ].join(''),
  },
  homeKit: firstAidKit('house'),
  workplaceKit: {
    ...firstAidKit('briefcase'),
    height: 350,
    cm: 32,
    draw: ({ light, deep }) =>
      [
        rect(-60, -348, 120, 30, 8, steel),
        circle(-38, -333, 6, white),
        circle(38, -333, 6, white),
        rect(-178, -324, 356, 322, 18, fill.paper),
        rect(-178, -324, 356, 86, 18, fill.deep),
        stroke('M0 -238V-2', light, 5),
        circle(0, -130, 72, white),
        cross(0, -130, 92, ink),
        rect(-26, -40, 52, 20, 8, fill.metal),
        emblem('briefcase', 128, -54, 58, deep, white),
      ].join(''),
  },
  schoolKit: {
    ...firstAidKit('mortarboard'),
    kind: 'item',
    height: 350,
    cm: 40,
    draw: ({ light, deep }) =>
      [
        stroke('M-46 -310Q-46 -346 0 -346Q46 -346 46 -310', deep, 14),
        path('M-150 -250Q-150 -322 -80 -322H80Q150 -322 150 -250V-30Q150 -2 122 -2H-122Q-150 -2 -150 -30Z', fill.deep),
        rect(-172, -170, 40, 140, 18, fill.face),
        rect(132, -170, 40, 140, 18, fill.face),
        rect(-112, -130, 224, 112, 22, fill.face),
        stroke('M-112 -98H112', light, 5),
        circle(0, -226, 58, white),
        cross(0, -226, 74, ink),
        circle(0, -58, 36, white),
        emblem('mortarboard', 0, -56, 56, deep, white),
      ].join(''),
  },
  scissors,
  shortScissors: {
    ...scissors,
    height: 300,
    cm: 14,
    draw: ({ base, deep }) =>
      [
        path('M-10 -140L22 -296Q34 -282 32 -262L18 -130Z', fill.metal),
        path('M14 -140L-26 -296Q-36 -280 -34 -262L-18 -130Z', fill.metal),
        stroke('M-2 -142L-40 -96M6 -142L42 -96', steel, 20),
        ring(-62, -56, 44, deep, 20),
        ring(62, -56, 44, deep, 20),
        faded(0.6, stroke('M-94 -82A40 40 0 0 1 -56 -98M30 -82A40 40 0 0 1 68 -98', base, 6)),
        circle(1, -146, 12, white),
        circle(1, -146, 6, steel),
      ].join(''),
  },
  clothingShears: {
    ...scissors,
    width: 300,
    cm: 19,
    draw: ({ light }) =>
      [
        path('M-14 -160L-66 -330L-44 -346L34 -166Z', fill.metal),
        path('M20 -160L-24 -340L4 -346Q22 -344 24 -330L44 -160Z', fill.dark),
        [0, 1, 2, 3, 4, 5, 6]
          .map((tooth) => stroke(`M${-54 + tooth * 10} ${-316 + tooth * 23}l9 -4`, steel, 3))
          .join(''),
        path('M-22 -176H24L-30 -110Q-20 -60 -40 -20Q-70 6 -106 -10Q-136 -40 -118 -84Q-96 -116 -60 -112Z', fill.deep),
        path('M2 -176H46L62 -120Q104 -122 128 -94Q150 -50 132 -14Q100 6 62 -6Q34 -30 44 -84Z', fill.deep),
        path('M-96 -74Q-66 -92 -50 -74Q-44 -40 -62 -26Q-88 -16 -100 -36Q-106 -56 -96 -74Z', white),
        path('M72 -88Q104 -92 114 -70Q120 -40 108 -26Q86 -18 70 -32Q60 -60 72 -88Z', white),
        circle(14, -164, 13, light),
        circle(14, -164, 6, steel),
      ].join(''),
  },
  forceps,
  angledForceps: {
    ...forceps,
    draw: ({ light, deep }) =>
      [
        group('translate(60 0) rotate(8)', rect(-42, -330, 84, 330, 16, light), rect(-30, -318, 60, 306, 10, white)),
        group(
          'translate(-10 0) rotate(-4)',
          path(
            'M-34 -84L-8 -340Q0 -352 8 -340L34 -84L-28 -2Q-40 2 -40 -8L14 -92L0 -250L-22 -92L-58 -24Q-68 -22 -68 -32Z',
            fill.metal,
          ),
          stroke('M-22 -170L-26 -124M22 -170L26 -124', deep, 6),
          rect(-10, -340, 20, 46, 8, fill.deep),
        ),
      ].join(''),
  },
  sterileForceps: {
    kind: 'item',
    width: 200,
    height: 350,
    cm: 19,
    draw: ({ light, deep }) =>
      [
        rect(-96, -348, 192, 346, 10, fill.paper),
        rect(-80, -290, 160, 274, 10, light),
        rect(-72, -282, 144, 258, 8, fill.glass),
        stroke('M-84 -334L-60 -306L-36 -334L-12 -306L12 -334L36 -306L60 -334L84 -306', deep, 4),
        group(
          'translate(0 -34) scale(.7)',
          path('M-30 -20L-8 -340Q0 -352 8 -340L30 -20Q26 -4 18 -20L0 -240L-18 -20Q-26 -4 -30 -20Z', fill.metal),
          rect(-10, -340, 20, 46, 8, fill.deep),
        ),
      ].join(''),
  },
} satisfies Record<string, Shape>;
