import { drawText } from '../drawing/glyphs.ts';
import { fill, hairline, ink, night, white } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Rapid tests and meters. */
export const tests = {
  glucometer: {
    kind: 'item',
    width: 240,
    height: 340,
    cm: 10,
    draw: ({ light, base }) =>
      [
        rect(-22, -64, 44, 64, 5, fill.paper),
        rect(-22, -26, 44, 14, 0, ink),
        path('M-92 -276Q-92 -340 -28 -340H28Q92 -340 92 -276V-120Q84 -48 30 -46H-30Q-84 -48 -92 -120Z', fill.round),
        rect(-68, -314, 136, 128, 18, fill.dark),
        rect(-58, -304, 116, 108, 10, fill.screen),
        drawText('5.4', 0, -256, 48, night),
        stroke('M-40 -214H40', hairline, 5),
        circle(0, -134, 27, white),
        circle(0, -134, 16, base),
        faded(0.8, rect(-56, -144, 22, 18, 9, light), rect(34, -144, 22, 18, 9, light)),
      ].join(''),
  },
  testStrips: {
    kind: 'item',
    width: 280,
    height: 270,
    cm: 6.5,
    draw: ({ pale }) =>
      [
        group(
          'translate(96 0) rotate(16)',
          rect(-14, -190, 28, 190, 4, fill.paper),
          rect(-14, -58, 28, 30, 0, ink),
          rect(-6, -180, 12, 96, 2, hairline),
        ),
        group(
          'translate(58 0) rotate(4)',
          rect(-14, -200, 28, 200, 4, fill.paper),
          rect(-14, -58, 28, 30, 0, ink),
          rect(-6, -190, 12, 96, 2, hairline),
        ),
        rect(-128, -222, 150, 222, 20, fill.round),
        rect(-136, -262, 166, 52, 14, fill.paperRound),
        rect(-128, -160, 150, 100, 0, white),
        rect(-108, -142, 88, 16, 8, ink),
        rect(-108, -114, 60, 10, 5, hairline),
        rect(-108, -94, 74, 10, 5, hairline),
        faded(0.5, rect(-108, -210, 16, 40, 8, pale)),
      ].join(''),
  },
  lancingDevice: {
    kind: 'item',
    width: 260,
    height: 330,
    cm: 11,
    draw: ({ deep, light }) =>
      [
        group(
          'translate(-30 0) rotate(-10)',
          path('M-26 -40L-14 -4Q0 4 14 -4L26 -40Z', fill.paper),
          rect(-34, -300, 68, 262, 30, fill.round),
          rect(-34, -250, 68, 10, 0, white),
          rect(-16, -210, 32, 56, 14, deep),
          rect(-18, -322, 36, 34, 10, fill.dark),
        ),
        [0, 1, 2]
          .map((index) =>
            group(
              `translate(${52 + index * 38} 0)`,
              rect(-13, -84, 26, 84, 8, light),
              circle(0, -96, 15, ink),
              rect(-5, -128, 10, 26, 4, fill.metal),
            ),
          )
          .join(''),
      ].join(''),
  },
  rapidTest: {
    kind: 'item',
    width: 260,
    height: 300,
    cm: 7,
    draw: ({ base }) =>
      [
        group(
          'translate(82 0) rotate(12)',
          path('M-15 -200H15L12 -40Q0 -10 -12 -40Z', fill.glass),
          rect(-17, -226, 34, 34, 8, fill.deep),
        ),
        group(
          'translate(-44 0) rotate(-6)',
          rect(-56, -290, 112, 290, 20, fill.paper),
          rect(-56, -290, 112, 64, 20, fill.face),
          rect(-22, -200, 44, 96, 12, white),
          rect(-22, -200, 44, 96, 12, fill.screen),
          rect(-22, -180, 44, 7, 0, base),
          ellipse(0, -56, 24, 28, hairline),
          ellipse(0, -56, 15, 18, ink),
        ),
      ].join(''),
  },
} satisfies Record<string, Shape>;
