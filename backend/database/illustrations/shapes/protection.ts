import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Personal protection against splashes and dust. */
export const protection = {
  mask: {
    kind: 'item',
    width: 420,
    height: 250,
    cm: 9.5,
    draw: ({ deep, base }) =>
      [
        stroke('M-142 -196C-238 -206 -238 -60 -142 -72M142 -196C238 -206 238 -60 142 -72', hairline, 9),
        path('M-150 -212Q0 -250 150 -212L150 -60Q0 14 -150 -60Z', fill.face),
        path('M-150 -212Q0 -250 150 -212L150 -190Q0 -228 -150 -190Z', white),
        stroke('M-150 -150Q0 -186 150 -150M-150 -112Q0 -136 150 -112M-150 -80Q0 -62 150 -80', deep, 2.5),
        faded(0.5, stroke('M-150 -142Q0 -178 150 -142M-150 -104Q0 -128 150 -104M-150 -72Q0 -52 150 -72', white, 6)),
        stroke('M-62 -226Q0 -240 62 -226', base, 6),
        faded(0.6, stroke('M-143 -206V-64M143 -206V-64', white, 4)),
      ].join(''),
  },
  respirator: {
    kind: 'item',
    width: 400,
    height: 290,
    cm: 13,
    draw: ({ deep, base }) =>
      [
        stroke('M-140 -190C-220 -240 -220 -90 -136 -96M140 -190C220 -240 220 -90 136 -96', hairline, 9),
        path(
          'M0 -280C96 -280 150 -220 156 -140C160 -62 96 -6 0 -4C-96 -6 -160 -62 -156 -140C-150 -220 -96 -280 0 -280Z',
          fill.soft,
        ),
        faded(0.55, path('M0 -280C96 -280 150 -220 156 -140C160 -62 96 -6 0 -4C60 -80 60 -210 0 -280Z', base)),
        stroke('M0 -278C34 -190 34 -90 0 -6', deep, 2.5),
        stroke('M-58 -254Q0 -276 58 -254', ink, 8),
        rect(-92, -150, 68, 50, 14, white),
        rect(-84, -142, 52, 34, 9, fill.paper),
        stroke('M-78 -132H-38M-78 -125H-38M-78 -118H-38', hairline, 3),
      ].join(''),
  },
  faceShield: {
    kind: 'item',
    width: 340,
    height: 350,
    cm: 32,
    draw: ({ deep }) =>
      [
        path('M-150 -300C-156 -120 -130 -30 0 -6C130 -30 156 -120 150 -300Z', fill.glass),
        faded(0.8, path('M-118 -270C-122 -150 -104 -80 -66 -44C-84 -110 -92 -180 -90 -274Z', white)),
        stroke('M-150 -300C-156 -120 -130 -30 0 -6C130 -30 156 -120 150 -300', hairline, 4),
        rect(-164, -346, 328, 62, 24, fill.face),
        faded(0.55, rect(-150, -338, 300, 16, 8, white)),
        circle(-138, -314, 11, deep),
        circle(138, -314, 11, deep),
      ].join(''),
  },
  goggles: {
    kind: 'item',
    width: 400,
    height: 200,
    cm: 8.5,
    draw: ({ base }) =>
      [
        stroke('M-160 -110C-210 -130 -206 -60 -196 -40M160 -110C210 -130 206 -60 196 -40', ink, 18),
        path(
          'M-150 -180Q0 -204 150 -180Q184 -110 150 -40Q96 -4 40 -40Q0 -78 -40 -40Q-96 -4 -150 -40Q-184 -110 -150 -180Z',
          fill.deep,
        ),
        path(
          'M-134 -162Q0 -184 134 -162Q160 -110 134 -56Q92 -28 50 -58Q0 -104 -50 -58Q-92 -28 -134 -56Q-160 -110 -134 -162Z',
          fill.glass,
        ),
        faded(0.85, path('M-118 -150Q-70 -160 -30 -160L-86 -60Q-112 -64 -122 -78Q-138 -114 -118 -150Z', white)),
        stroke('M-60 -192H60', base, 6),
      ].join(''),
  },
  gloveBox: {
    kind: 'box',
    width: 320,
    height: 250,
    cm: 12.5,
    draw: ({ pale, light, base }) =>
      [
        rect(-160, -210, 320, 210, 10, fill.paper),
        rect(-160, -62, 320, 62, 10, fill.deep),
        ellipse(0, -206, 92, 22, ink),
        path(
          'M-60 -204C-70 -250 -40 -262 -34 -232C-30 -270 -4 -272 -2 -236C6 -272 32 -268 30 -232C42 -256 66 -246 56 -204Z',
          fill.face,
        ),
        stroke('M-34 -230V-212M-2 -234V-212M30 -230V-212', base, 3),
        rect(-128, -180, 110, 92, 12, pale),
        path(
          'M-94 -100V-134C-108 -146 -108 -158 -100 -156L-90 -146V-166C-90 -174 -80 -174 -80 -166V-150V-170C-80 -178 -70 -178 -70 -170V-150V-166C-70 -174 -60 -174 -60 -166V-150V-158C-60 -165 -51 -165 -51 -158V-100Z',
          base,
        ),
        rect(6, -172, 124, 14, 7, light),
        rect(6, -146, 92, 10, 5, hairline),
        rect(6, -126, 108, 10, 5, hairline),
        cross(122, -32, 32, white),
      ].join(''),
  },
  gloves: {
    kind: 'item',
    width: 300,
    height: 340,
    cm: 24,
    draw: ({ deep }) => {
      const glove =
        'M-50 0V-96C-92 -138 -102 -182 -88 -190C-74 -196 -62 -168 -50 -156V-270C-50 -292 -22 -292 -22 -270V-186L-20 -300C-20 -322 8 -322 8 -300V-186L10 -288C10 -308 36 -308 36 -288V-180L40 -250C42 -268 66 -266 64 -246L58 0Z';
      return [
        group('translate(66 0) rotate(9)', faded(0.75, path(glove, fill.deep))),
        group(
          'translate(-34 0) rotate(-5)',
          path(glove, fill.face),
          faded(0.5, stroke('M-36 -262V-170M-6 -292V-180M22 -280V-180', white, 6)),
          stroke('M-48 -30H58M-48 -16H58', deep, 2.5),
        ),
      ].join('');
    },
  },
} satisfies Record<string, Shape>;
