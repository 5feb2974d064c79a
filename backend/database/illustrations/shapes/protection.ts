import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, faded, group, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const screen =
  path('M-150 -300C-156 -120 -130 -30 0 -6C130 -30 156 -120 150 -300Z', fill.glass) +
  stroke('M-150 -300C-156 -120 -130 -30 0 -6C130 -30 156 -120 150 -300Z', hairline, 4);

const faceShield: Shape = {
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
};

const goggles: Shape = {
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
};

/** Visors and goggles against splashes and dust. */
export const protection = {
  faceShield,
  faceShieldWithSpareScreens: {
    ...faceShield,
    width: 400,
    draw: (tint) =>
      [4, 3, 2, 1].map((sheet) => group(`translate(${sheet * 15 + 30} 0)`, screen)).join('') +
      group('translate(-40 0)', faceShield.draw(tint)),
  },
  goggles,
  wideGoggles: {
    ...goggles,
    height: 220,
    draw: ({ deep, light }) =>
      [
        stroke('M-176 -120C-216 -130 -212 -70 -200 -40M176 -120C216 -130 212 -70 200 -40', ink, 22),
        rect(-182, -216, 364, 204, 74, fill.deep),
        rect(-164, -198, 328, 166, 60, fill.glass),
        ring(-76, -112, 52, ink, 8),
        ring(76, -112, 52, ink, 8),
        stroke('M-24 -120Q0 -138 24 -120', ink, 8),
        faded(0.8, path('M-132 -176H-60L-110 -62Q-146 -90 -144 -130Z', white)),
        [-120, -60, 0, 60, 120].map((x) => rect(x - 12, -212, 24, 9, 4, light)).join(''),
        stroke('M-150 -24H150', deep, 4),
      ].join(''),
  },
} satisfies Record<string, Shape>;
