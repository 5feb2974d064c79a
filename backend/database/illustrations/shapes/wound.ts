import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, cross, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const gauze: Shape = {
  kind: 'item',
  width: 320,
  height: 230,
  cm: 5,
  draw: ({ light, base, deep }) => {
    const layer = (y: number) =>
      path(`M-150 ${y}L0 ${y + 62}L150 ${y}V${y + 17}L0 ${y + 79}L-150 ${y + 17}Z`, fill.face) +
      stroke(`M-150 ${y + 17}L0 ${y + 79}L150 ${y + 17}`, white, 3);
    const threads = [1, 2, 3, 4, 5].map((index) => index / 6);
    const warp = threads.map((t) => stroke(`M${-150 + 150 * t} ${-166 - 62 * t}l150 62`, light, 2.5)).join('');
    const weft = threads.map((t) => stroke(`M${-150 + 150 * t} ${-166 + 62 * t}l150 -62`, light, 2.5)).join('');
    return [
      [-84, -104, -124, -144].map(layer).join(''),
      path('M-150 -166L0 -228L150 -166L0 -104Z', fill.soft),
      warp,
      weft,
      stroke('M-150 -166L0 -104L150 -166', base, 2.5),
      path('M-34 -118L0 -104L34 -118V-18L0 -4L-34 -18Z', deep),
      cross(0, -60, 30, white),
    ].join('');
  },
};

const dressing: Shape = {
  kind: 'item',
  width: 300,
  height: 280,
  cm: 10,
  draw: ({ pale, light, base }) =>
    [
      group('translate(42 -4) rotate(10 0 -120)', rect(-100, -250, 200, 250, 18, fill.deep)),
      rect(-140, -262, 210, 258, 22, fill.soft),
      rect(-108, -226, 146, 186, 16, pale),
      rect(-96, -214, 122, 162, 12, fill.face),
      [0, 1, 2, 3, 4]
        .map((row) => [0, 1, 2, 3].map((column) => circle(-77 + column * 28, -194 + row * 31, 5, light)).join(''))
        .join(''),
      path('M70 -50L70 -26Q70 -4 48 -4H22Z', base),
    ].join(''),
};

const cottonRoll: Shape = {
  kind: 'item',
  width: 380,
  height: 250,
  cm: 16,
  draw: ({ light, deep }) =>
    [
      path('M-150 -240H60A110 118 0 0 1 60 -4H-150A60 118 0 0 1 -150 -240Z', white),
      stroke('M60 -4H-150A60 118 0 0 1 -150 -240H60', hairline, 3),
      ellipse(66, -122, 92, 118, '#EEF3F4'),
      stroke(
        'M66 -122C66 -146 102 -148 106 -118C108 -78 44 -70 36 -118C30 -176 110 -196 128 -122C132 -60 60 -26 22 -66',
        hairline,
        7,
      ),
      rect(-124, -240, 104, 236, 0, fill.deep),
      rect(-124, -240, 104, 14, 0, light),
      rect(-110, -156, 76, 70, 10, white),
      cross(-72, -121, 40, deep),
      path('M128 -60C160 -40 176 -24 184 -6H90C120 -12 132 -34 128 -60Z', white),
      stroke('M128 -60C160 -40 176 -24 184 -6H90', hairline, 3),
    ].join(''),
};

/** Gauze, cotton, dressings. */
export const wound = {
  gauze,
  sterileGauze: {
    kind: 'item',
    width: 300,
    height: 290,
    cm: 12,
    draw: (tint) =>
      [
        group('translate(34 -12) rotate(8 0 -140)', rect(-112, -270, 224, 264, 8, fill.deep)),
        rect(-124, -274, 232, 270, 8, fill.paper),
        stroke(
          'M-110 -258L-92 -236L-74 -258L-56 -236L-38 -258L-20 -236L-2 -258L16 -236L34 -258L52 -236L70 -258L88 -236',
          tint.base,
          4,
        ),
        rect(-88, -210, 160, 150, 6, white),
        [0, 1, 2, 3, 4, 5, 6]
          .map((line) => stroke(`M${-80 + line * 24} -204V-66M-82 ${-200 + line * 22}H66`, tint.base, 2))
          .join(''),
        stroke('M-88 -136H72M-8 -210V-60', tint.deep, 3),
        rect(-88, -44, 90, 12, 6, ink),
        rect(-88, -24, 130, 8, 4, hairline),
      ].join(''),
  },
  cottonBalls: {
    kind: 'item',
    width: 300,
    height: 330,
    cm: 24,
    draw: ({ light, deep }) =>
      [
        path('M-130 -290H130Q146 -150 138 -20Q136 -2 116 -2H-116Q-136 -2 -138 -20Q-146 -150 -130 -290Z', fill.glass),
        [-96, -34, 30, 92]
          .flatMap((x, column) =>
            [-46, -104, -162, -214].map((y, row) => [x + (row % 2 ? 10 : -6), y + (column % 2 ? 8 : 0)]),
          )
          .map(([x = 0, y = 0]) => circle(x, y, 36, hairline) + circle(x - 2, y - 3, 33, white))
          .join(''),
        faded(0.4, path('M-118 -280H-70L-100 -20H-128Z', white)),
        rect(-134, -326, 268, 42, 8, fill.deep),
        stroke('M-122 -276H122', deep, 3),
        rect(-66, -160, 132, 66, 10, light),
        rect(-46, -144, 92, 12, 6, ink),
        rect(-46, -122, 60, 10, 5, white),
      ].join(''),
  },
  cottonRoll,
  dressing,
  rectangularDressing: {
    ...dressing,
    width: 220,
    height: 400,
    cm: 20,
    draw: ({ pale, light, base }) =>
      [
        rect(-100, -392, 200, 388, 22, fill.soft),
        stroke('M-78 -392H78Q100 -392 100 -370V-26Q100 -4 78 -4H-78Q-100 -4 -100 -26V-370Q-100 -392 -78 -392', base, 3),
        rect(-68, -356, 136, 316, 16, pale),
        rect(-56, -344, 112, 292, 12, fill.face),
        Array.from({ length: 10 }, (_, row) =>
          [-36, -12, 12, 36].map((x) => circle(x, -326 + row * 29, 5, light)).join(''),
        ).join(''),
        path('M100 -50L100 -26Q100 -4 78 -4H52Z', base),
      ].join(''),
  },
} satisfies Record<string, Shape>;
