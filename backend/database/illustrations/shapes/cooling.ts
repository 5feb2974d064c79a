import { fill, ink, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import type { Shape } from './shape.ts';

const pen = (x: number) =>
  group(
    `translate(${x} 0)`,
    rect(-15, -230, 30, 190, 10, fill.paperRound),
    rect(-15, -150, 30, 44, 0, ink),
    rect(-10, -48, 20, 36, 5, fill.metal),
    rect(-12, -250, 24, 26, 7, fill.dark),
  );

/** Things that keep cool, or warm. */
export const cooling = {
  gelPack: {
    kind: 'item',
    width: 350,
    height: 240,
    cm: 13,
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
  largeGelPack: {
    kind: 'item',
    width: 400,
    height: 290,
    cm: 20,
    draw: ({ light, base }) =>
      [
        rect(-198, -284, 396, 282, 26, fill.deep),
        [-132, 0, 132]
          .flatMap((x) =>
            [-214, -74].map(
              (y) => rect(x - 58, y - 60, 116, 120, 22, fill.face) + faded(0.6, rect(x - 44, y - 46, 18, 70, 9, white)),
            ),
          )
          .join(''),
        stroke('M-66 -276V-12M66 -276V-12M-190 -144H190', light, 3),
        circle(0, -144, 40, white),
        emblem('snowflake', 0, -144, 60, base, white),
      ].join(''),
  },
  coolingPouch: {
    kind: 'item',
    width: 340,
    height: 290,
    cm: 20,
    draw: ({ light, deep }) =>
      [
        group('translate(-50 -60) rotate(-6)', pen(0)),
        group('translate(36 -60) rotate(5)', pen(0)),
        path(
          'M-156 -200Q-160 -212 -146 -212H146Q160 -212 156 -200L150 -20Q148 0 128 0H-128Q-148 0 -150 -20Z',
          fill.deep,
        ),
        stroke('M-148 -188H148', light, 6),
        rect(92, -198, 46, 18, 6, white),
        circle(0, -92, 52, white),
        emblem('snowflake', 0, -92, 78, deep, white),
      ].join(''),
  },
  familyCoolingBag: {
    kind: 'item',
    width: 360,
    height: 340,
    cm: 26,
    draw: ({ light, deep }) =>
      [
        stroke('M-70 -232V-292Q-70 -328 -34 -328H34Q70 -328 70 -292V-232', deep, 18),
        rect(-172, -240, 344, 240, 30, fill.deep),
        rect(-172, -240, 344, 66, 30, fill.face),
        stroke('M-160 -176H160', light, 7),
        rect(118, -188, 40, 24, 8, white),
        rect(-116, -150, 232, 124, 18, fill.face),
        circle(0, -88, 46, white),
        emblem('snowflake', 0, -88, 70, deep, white),
      ].join(''),
  },
  gelInsert: {
    kind: 'item',
    width: 320,
    height: 200,
    cm: 10,
    draw: ({ pale, base }) =>
      [
        rect(-158, -194, 316, 190, 26, fill.glass),
        [-104, 0, 104]
          .map((x) => rect(x - 44, -174, 88, 150, 18, fill.face) + faded(0.7, rect(x - 32, -160, 14, 96, 7, pale)))
          .join(''),
        stroke('M-52 -186V-12M52 -186V-12', base, 3),
        ellipse(0, -14, 20, 3, base),
      ].join(''),
  },
} satisfies Record<string, Shape>;
