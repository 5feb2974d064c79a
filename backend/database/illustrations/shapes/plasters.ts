import { fill, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, cross, ellipse, group, path, rect } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import type { Shape } from './shape.ts';

const plasterBox: Shape = {
  kind: 'box',
  width: 300,
  height: 220,
  cm: 9,
  draw: ({ light, base, deep }) =>
    [
      rect(-150, -220, 300, 220, 10, fill.paper),
      path('M-150 -210Q-150 -220 -140 -220H140Q150 -220 150 -210V-170H-150Z', fill.deep),
      cross(-116, -195, 28, white),
      group(
        'translate(0 -84) rotate(-18)',
        rect(-104, -30, 208, 60, 30, fill.face),
        rect(-38, -30, 76, 60, 4, light),
        [-1, 0, 1].map((x) => [-1, 1].map((y) => circle(x * 20, y * 11, 4, base)).join('')).join(''),
        [-76, 76].map((x) => [-1, 1].map((y) => circle(x, y * 9, 3.5, deep)).join('')).join(''),
      ),
      rect(-70, -204, 120, 16, 8, white),
    ].join(''),
};

/** A single plaster around (0, 0), 208 long. */
const plaster =
  (sign: string) =>
  ({ light, base, deep }: Tint) =>
    [
      rect(-104, -30, 208, 60, 30, fill.face),
      rect(-38, -30, 76, 60, 4, light),
      sign || [-1, 0, 1].map((x) => [-1, 1].map((y) => circle(x * 20, y * 11, 4, base)).join('')).join(''),
      [-76, 76].map((x) => [-1, 1].map((y) => circle(x, y * 9, 3.5, deep)).join('')).join(''),
    ].join('');

const boxFace = (width: number, height: number) =>
  rect(-width / 2, -height, width, height, 10, fill.paper) +
  path(
    `M${-width / 2} ${-height + 10}Q${-width / 2} ${-height} ${-width / 2 + 10} ${-height}H${width / 2 - 10}Q${width / 2} ${-height} ${width / 2} ${-height + 10}V${-height + 50}H${-width / 2}Z`,
    fill.deep,
  ) +
  cross(-width / 2 + 34, -height + 25, 28, white) +
  rect(-width / 2 + 80, -height + 16, 120, 16, 8, white);

/** Plasters, in boxes and by the metre. */
export const plasters = {
  plasterBox,
  largePlasterBox: {
    ...plasterBox,
    width: 340,
    height: 330,
    cm: 14,
    draw: (tint) =>
      [
        boxFace(340, 330),
        group('translate(-20 -216) rotate(-14)', plaster('')(tint)),
        group('translate(30 -132) rotate(-14) scale(.8)', plaster('')(tint)),
        group('translate(-70 -76) rotate(-14) scale(.5)', plaster('')(tint)),
        circle(100, -66, 34, tint.base),
        circle(100, -66, 14, tint.light),
      ].join(''),
  },
  childPlasterBox: {
    ...plasterBox,
    draw: (tint) =>
      [
        boxFace(300, 220),
        group('translate(-16 -92) rotate(-16)', plaster(emblem('star', 0, 0, 44, tint.deep, white))(tint)),
        emblem('star', 110, -44, 52, tint.base, white),
        emblem('star', -110, -32, 36, tint.base, white),
        emblem('star', 104, -130, 32, tint.light, white),
      ].join(''),
  },
  plasterStrip: {
    kind: 'item',
    width: 380,
    height: 230,
    cm: 6,
    draw: ({ light, base, deep }) =>
      [
        path('M-60 -62H188V-2H-60Z', fill.face),
        rect(-60, -46, 248, 28, 0, light),
        `<path d="M-40 -40H188M-40 -24H188" stroke="${base}" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`,
        path('M188 -62L178 -52L188 -42L178 -32L188 -22L178 -12L188 -2V-62Z', white),
        path('M-120 -226H-40A80 112 0 0 1 -40 -2H-120Z', fill.deep),
        ellipse(-96, -114, 92, 112, base),
        ellipse(-96, -114, 74, 92, light),
        ellipse(-96, -114, 58, 74, base),
        ellipse(-96, -114, 42, 54, light),
        ellipse(-96, -114, 24, 32, deep),
      ].join(''),
  },
} satisfies Record<string, Shape>;
