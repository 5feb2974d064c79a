import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const nebulizer: Shape = {
  kind: 'item',
  width: 410,
  height: 280,
  cm: 17,
  draw: ({ base }) =>
    [
      path('M-196 -150Q-196 -206 -140 -206H-20Q36 -206 36 -150V-26Q36 -2 12 -2H-172Q-196 -2 -196 -26Z', fill.paper),
      path('M-196 -62H36V-26Q36 -2 12 -2H-172Q-196 -2 -196 -26Z', fill.deep),
      circle(-80, -134, 40, fill.soft),
      [-24, -12, 0, 12, 24]
        .map((y) => stroke(`M${-80 - Math.sqrt(900 - y * y)} ${-134 + y}H${-80 + Math.sqrt(900 - y * y)}`, base, 4))
        .join(''),
      circle(0, -34, 13, white),
      stroke('M34 -46C90 -20 150 -40 146 -116', hairline, 10),
      path('M118 -196H174L164 -120Q146 -100 128 -120Z', fill.glass),
      rect(112, -212, 68, 22, 8, ink),
      path('M92 -228Q84 -276 146 -278Q208 -276 200 -228Q176 -208 146 -206Q116 -208 92 -228Z', fill.face),
      ellipse(146, -250, 30, 14, white),
    ].join(''),
};

const oxygenMask: Shape = {
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
};

const medicineCup = (x: number, y: number) =>
  path(`M${x - 28} ${y - 80}H${x + 28}L${x + 18} ${y - 4}Q${x} ${y + 16} ${x - 18} ${y - 4}Z`, fill.glass) +
  rect(x - 34, y - 96, 68, 22, 8, ink);

const smallMask = (x: number, y: number, scale: number, { light }: Tint) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path(
      'M0 -150C40 -150 50 -100 74 -66C90 -30 60 -6 0 -4C-60 -6 -90 -30 -74 -66C-50 -100 -40 -150 0 -150Z',
      fill.face,
    ),
    path('M0 -120C24 -120 32 -90 46 -66C54 -44 34 -34 0 -32C-34 -34 -54 -44 -46 -66C-32 -90 -24 -120 0 -120Z', light),
    circle(0, -52, 14, white),
  );

/** Inhalation and oxygen. */
export const breathing = {
  nebulizer,
  portableNebulizer: {
    kind: 'item',
    width: 280,
    height: 330,
    cm: 13,
    draw: (tint) =>
      [
        rect(-60, -190, 120, 190, 36, fill.paperRound),
        rect(-60, -60, 120, 60, 30, fill.deep),
        circle(0, -130, 24, fill.face),
        circle(0, -130, 11, white),
        group(
          'translate(0 -84)',
          rect(-26, -13, 46, 26, 6, night),
          rect(20, -6, 7, 12, 2, night),
          rect(-20, -8, 24, 16, 3, tint.light),
        ),
        path('M-50 -186H50L62 -268Q62 -282 48 -282H-48Q-62 -282 -62 -268Z', fill.glass),
        rect(-40, -296, 80, 18, 8, ink),
        rect(50, -262, 70, 44, 10, fill.face),
        rect(112, -268, 18, 56, 8, fill.deep),
        [-26, 0, 26].map((y) => stroke(`M-74 ${-232 + y}q-18 -10 -30 0t-30 0`, hairline, 5)).join(''),
      ].join(''),
  },
  nebulizerAccessories: {
    kind: 'item',
    width: 400,
    height: 270,
    cm: 16,
    draw: (tint) =>
      [
        smallMask(-120, -110, 1, tint),
        smallMask(-10, -130, 0.74, tint),
        medicineCup(96, -136),
        rect(140, -206, 56, 30, 10, fill.deep),
        stroke('M-176 -54C-180 14 -20 14 -30 -44C-36 -92 -148 -88 -144 -44C-138 2 -30 4 40 -24', hairline, 10),
        [70, 116, 162]
          .map(
            (x) =>
              circle(x, -34, 20, tint.base) +
              circle(x, -36, 17, white) +
              stroke(`M${x - 8} -36H${x + 8}M${x} -44V-28`, hairline, 3),
          )
          .join(''),
      ].join(''),
  },
  oxygenMask,
  childOxygenMask: {
    ...oxygenMask,
    draw: (tint) =>
      oxygenMask.draw(tint) +
      group(
        'translate(0 -196) scale(.8)',
        circle(-22, -22, 15, tint.deep),
        circle(22, -22, 15, tint.deep),
        circle(0, 0, 28, tint.deep),
        circle(-9, -4, 4, white),
        circle(9, -4, 4, white),
        stroke('M-9 10Q0 16 9 10', white, 4),
      ),
  },
} satisfies Record<string, Shape>;
