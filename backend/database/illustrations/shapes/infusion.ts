import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const dripLine = ({ deep }: Tint) =>
  [
    path('M-132 -362H-108L-114 -300H-126Z', fill.paper),
    rect(-140, -306, 40, 18, 6, deep),
    path('M-144 -288H-96V-190Q-96 -172 -120 -170Q-144 -172 -144 -190Z', fill.glass),
    path('M-140 -226H-100V-190Q-100 -176 -120 -174Q-140 -176 -140 -190Z', fill.face),
    circle(-120, -250, 6, deep),
    rect(-96, -270, 22, 16, 5, ink),
    stroke(
      'M-120 -170V-60C-120 0 -30 20 20 -20C100 -80 130 -200 40 -210C-50 -216 -40 -80 40 -60C110 -44 140 -90 144 -130',
      hairline,
      10,
    ),
    stroke('M144 -130V-180', deep, 14),
    path('M136 -180H152L148 -222H140Z', fill.paper),
  ].join('');

const rollerClamp = ({ deep }: Tint) =>
  rect(-140, -132, 40, 62, 10, fill.paper) + circle(-120, -104, 13, ink) + stroke('M-132 -80H-108', deep, 4);

const flowRegulator = ({ deep, light }: Tint) =>
  rect(-142, -146, 44, 96, 12, fill.paper) +
  circle(-120, -98, 44, fill.deep) +
  circle(-120, -98, 30, white) +
  ring(-120, -98, 30, light, 4) +
  Array.from({ length: 8 }, (_, index) =>
    group(`translate(-120 -98) rotate(${index * 45})`, stroke('M0 -38V-33', white, 4)),
  ).join('') +
  stroke('M-120 -98L-102 -112', deep, 6);

const infusionSet = (regulator: (tint: Tint) => string): Shape => ({
  kind: 'item',
  width: 320,
  height: 370,
  cm: 30,
  draw: (tint) => dripLine(tint) + regulator(tint),
});

const sharpsBin: Shape = {
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
};

const drainageBag: Shape = {
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
};

/** Infusion, drainage and disposal. */
export const infusion = {
  infusionSet: infusionSet(rollerClamp),
  infusionSetWithRegulator: infusionSet(flowRegulator),
  sharpsBin,
  travelSharpsBin: {
    kind: 'item',
    width: 150,
    height: 300,
    cm: 16,
    draw: (tint) =>
      [
        rect(-58, -236, 116, 236, 24, fill.round),
        rect(-64, -256, 128, 40, 12, fill.paper),
        path('M-56 -262Q-56 -296 0 -298Q56 -296 56 -262Z', fill.dark),
        rect(40, -276, 22, 18, 6, tint.light),
        circle(0, -120, 42, white),
        ring(0, -120, 33, ink, 5),
        group(
          'translate(0 -120) rotate(40) scale(.72)',
          rect(-5, -34, 10, 42, 3, tint.base),
          rect(-2, 8, 4, 26, 1, night),
          rect(-13, -38, 26, 6, 3, night),
        ),
        stroke('M-24 -143L24 -97', ink, 6),
      ].join(''),
  },
  drainageBag,
  legDrainageBag: {
    kind: 'item',
    width: 260,
    height: 360,
    cm: 26,
    draw: ({ light, base, deep }) =>
      [
        stroke('M0 -300V-352', steel, 11),
        rect(-128, -262, 256, 26, 10, fill.deep),
        rect(-128, -92, 256, 26, 10, fill.deep),
        path(
          'M-70 -300Q0 -316 70 -300Q84 -160 62 -52Q30 -26 14 -24V-2H-14V-24Q-30 -26 -62 -52Q-84 -160 -70 -300Z',
          fill.glass,
        ),
        path('M-77 -170Q0 -160 77 -170Q78 -100 60 -54Q30 -30 0 -30Q-30 -30 -60 -54Q-78 -100 -77 -170Z', light),
        stroke('M30 -210H60M40 -184H60M30 -158H60M40 -132H60M30 -106H60', night, 4),
        rect(-128, -262, 52, 26, 8, base),
        rect(76, -262, 52, 26, 8, base),
        rect(-128, -92, 52, 26, 8, base),
        rect(76, -92, 52, 26, 8, base),
        rect(-26, -20, 52, 20, 6, ink),
        rect(-48, -286, 60, 10, 5, deep),
      ].join(''),
  },
} satisfies Record<string, Shape>;
