import { drawText } from '../drawing/glyphs.ts';
import { fill, hairline, ink, night, white } from '../drawing/palette.ts';
import { circle, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import { fitText } from './paper-label.ts';
import type { Shape } from './shape.ts';

const lancet = (x: number, colour: string, y = 0) =>
  group(
    `translate(${x} ${y})`,
    rect(-13, -84, 26, 84, 8, colour),
    circle(0, -96, 15, ink),
    rect(-5, -128, 10, 26, 4, fill.metal),
  );

const looseStrip = (x: number, turn: number) =>
  group(
    `translate(${x} 0) rotate(${turn})`,
    rect(-11, -130, 22, 130, 4, fill.paper),
    rect(-11, -40, 22, 22, 0, ink),
    rect(-5, -122, 10, 66, 2, hairline),
  );

const glucometer: Shape = {
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
};

const testStrips: Shape = {
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
};

const lancingDevice: Shape = {
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
      [0, 1, 2].map((index) => lancet(52 + index * 38, light)).join(''),
    ].join(''),
};

/** For measuring blood sugar and for injecting insulin at home. */
export const diabetes = {
  meterWithStrips: {
    ...glucometer,
    width: 360,
    draw: (tint) =>
      group('translate(-80 0)', glucometer.draw(tint)) +
      [0, 1, 2, 3, 4].map((index) => looseStrip(60 + index * 22, -4 + index * 9)).join(''),
  },
  meterWithStripTube: {
    ...glucometer,
    width: 420,
    draw: (tint) =>
      group('translate(-100 0)', glucometer.draw(tint)) + group('translate(120 0) scale(.72)', testStrips.draw(tint)),
  },
  speakingMeter: {
    ...glucometer,
    width: 320,
    draw: (tint) =>
      group('translate(-40 0)', glucometer.draw(tint)) +
      stroke('M70 -262Q88 -240 70 -218M94 -282Q124 -240 94 -198M118 -302Q160 -240 118 -178', ink, 10) +
      [-40, 0, 40].map((x) => circle(-40 + x * 0.55, -70, 5, night)).join(''),
  },
  testStrips,
  lancingDevice,
  lancets: {
    kind: 'item',
    width: 300,
    height: 260,
    cm: 4,
    draw: ({ light, base }) =>
      [-100, -50, 0, 50, 100].map((x) => lancet(x, base, -110)).join('') +
      [-124, -74, -24, 26, 76, 126].map((x) => lancet(x, light)).join(''),
  },
  safetyLancets: {
    kind: 'item',
    width: 300,
    height: 220,
    cm: 4.5,
    draw: ({ deep, light }) =>
      [-96, 0, 96]
        .map((x) =>
          group(
            `translate(${x} 0)`,
            path('M-34 -150H34V-40Q34 -28 22 -28H-22Q-34 -28 -34 -40Z', fill.round),
            rect(-22, -206, 44, 60, 12, white),
            rect(-22, -206, 44, 22, 12, deep),
            rect(-14, -30, 28, 22, 4, fill.paper),
            path('M-5 -8H5L0 0Z', ink),
            stroke('M-20 -120H20M-20 -104H20M-20 -88H20', light, 5),
          ),
        )
        .join(''),
  },
  penNeedleBox: {
    kind: 'box',
    width: 320,
    height: 220,
    cm: 7,
    draw: ({ light, deep }, print = '') =>
      [
        rect(-160, -220, 320, 220, 10, fill.paper),
        rect(-160, -66, 320, 66, 10, fill.deep),
        print ? fitText(print, 92, -33, 34, 110, white) : '',
        group(
          'translate(-76 -132)',
          path('M-40 -44H30V44H-40Q-50 44 -50 34V-34Q-50 -44 -40 -44Z', light),
          stroke('M-34 -44V44M-18 -44V44M-2 -44V44', deep, 3),
          path('M30 -22L58 -12V12L30 22Z', fill.paperRound),
          rect(56, -3, 20 + 10 * (Number.parseInt(print, 10) || 4), 5, 2, fill.dark),
        ),
        rect(-136, -44, 110, 12, 6, white),
        rect(-136, -24, 76, 9, 4, light),
      ].join(''),
  },
} satisfies Record<string, Shape>;
