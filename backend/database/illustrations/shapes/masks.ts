import { fill, hairline, ink, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, faded, path, rect, ring, stroke } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import type { Shape } from './shape.ts';

const earLoops = stroke('M-142 -196C-238 -206 -238 -60 -142 -72M142 -196C238 -206 238 -60 142 -72', hairline, 9);

const ties = stroke(
  'M-146 -204C-190 -214 -196 -260 -176 -292M146 -204C190 -214 196 -260 176 -292M-146 -66C-196 -60 -206 -30 -186 -2M146 -66C196 -60 206 -30 186 -2',
  hairline,
  11,
);

const pleatedFace = ({ deep, base }: Tint) =>
  [
    path('M-150 -212Q0 -250 150 -212L150 -60Q0 14 -150 -60Z', fill.face),
    path('M-150 -212Q0 -250 150 -212L150 -190Q0 -228 -150 -190Z', white),
    stroke('M-150 -150Q0 -186 150 -150M-150 -112Q0 -136 150 -112M-150 -80Q0 -62 150 -80', deep, 2.5),
    faded(0.5, stroke('M-150 -142Q0 -178 150 -142M-150 -104Q0 -128 150 -104M-150 -72Q0 -52 150 -72', white, 6)),
    stroke('M-62 -226Q0 -240 62 -226', base, 6),
    faded(0.6, stroke('M-143 -206V-64M143 -206V-64', white, 4)),
  ].join('');

const earLoopMask = (print: (tint: Tint) => string): Shape => ({
  kind: 'item',
  width: 420,
  height: 250,
  cm: 9.5,
  draw: (tint) => earLoops + pleatedFace(tint) + print(tint),
});

const tieMask = (strip: string): Shape => ({
  kind: 'item',
  width: 400,
  height: 300,
  cm: 18,
  draw: (tint) => ties + pleatedFace(tint) + strip,
});

/** Masks and respirators. */
export const masks = {
  mask: earLoopMask(() => ''),
  childMask: earLoopMask(({ deep }) =>
    [
      [-92, -128],
      [-30, -90],
      [30, -150],
      [88, -104],
    ]
      .map(([x = 0, y = 0]) => emblem('star', x, y, 42, deep, white))
      .join(''),
  ),
  tieMask: tieMask(''),
  antiFogTieMask: tieMask(
    path('M-150 -212Q0 -250 150 -212L150 -176Q0 -214 -150 -176Z', ink) +
      faded(0.5, stroke('M-136 -206Q0 -240 136 -206', white, 5)),
  ),
  clothMask: {
    kind: 'item',
    width: 420,
    height: 250,
    cm: 13,
    draw: ({ deep, light }) =>
      [
        earLoops,
        path(
          'M0 -244C60 -222 110 -214 148 -206C160 -150 158 -110 142 -64C100 -22 50 -8 0 -4C-50 -8 -100 -22 -142 -64C-158 -110 -160 -150 -148 -206C-110 -214 -60 -222 0 -244Z',
          fill.face,
        ),
        stroke('M0 -242C22 -170 22 -80 0 -6', deep, 4),
        `<path d="M-134 -196C-144 -150 -142 -110 -130 -72C-94 -36 -46 -24 0 -20C46 -24 94 -36 130 -72C142 -110 144 -150 134 -196" fill="none" stroke="${white}" stroke-width="3" stroke-dasharray="9 8"/>`,
        faded(
          0.55,
          [0, 1, 2, 3]
            .map((row) =>
              stroke(`M${-118 + row * 4} ${-170 + row * 34}H-14M24 ${-170 + row * 34}H${118 - row * 4}`, light, 4),
            )
            .join(''),
        ),
      ].join(''),
  },
  foldingRespirator: {
    kind: 'item',
    width: 400,
    height: 240,
    cm: 10.5,
    draw: ({ deep, light }) =>
      [
        stroke('M-158 -150C-222 -180 -222 -50 -150 -72M158 -150C222 -180 222 -50 150 -72', hairline, 9),
        path(
          'M0 -236C70 -226 130 -190 166 -122C130 -50 70 -14 0 -4C-70 -14 -130 -50 -166 -122C-130 -190 -70 -226 0 -236Z',
          fill.soft,
        ),
        path('M-166 -122C-60 -160 60 -160 166 -122C60 -92 -60 -92 -166 -122Z', light),
        stroke('M-166 -122C-60 -92 60 -92 166 -122', deep, 3),
        stroke('M-52 -222Q0 -234 52 -222', ink, 8),
        `<path d="M0 -222C66 -212 116 -180 148 -134M0 -18C66 -28 116 -60 148 -108M0 -222C-66 -212 -116 -180 -148 -134M0 -18C-66 -28 -116 -60 -148 -108" fill="none" stroke="${deep}" stroke-width="2.5" stroke-dasharray="7 7"/>`,
      ].join(''),
  },
  cupRespirator: {
    kind: 'item',
    width: 400,
    height: 290,
    cm: 13,
    draw: ({ deep, base }) =>
      [
        stroke(
          'M-146 -186C-190 -220 -200 -260 -190 -284M146 -186C190 -220 200 -260 190 -284M-146 -96C-186 -86 -200 -60 -196 -26M146 -96C186 -86 200 -60 196 -26',
          hairline,
          10,
        ),
        path(
          'M0 -280C96 -280 150 -220 156 -140C160 -62 96 -6 0 -4C-96 -6 -160 -62 -156 -140C-150 -220 -96 -280 0 -280Z',
          fill.soft,
        ),
        ring(0, -142, 128, base, 3),
        stroke('M-58 -254Q0 -276 58 -254', ink, 8),
        rect(-50, -158, 100, 80, 22, fill.deep),
        rect(-38, -148, 76, 60, 16, fill.paper),
        stroke('M-24 -132H24M-24 -118H24M-24 -104H24', deep, 5),
        circle(0, -186, 5, base),
      ].join(''),
  },
} satisfies Record<string, Shape>;
