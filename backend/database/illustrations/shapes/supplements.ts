import { fill, hairline, ink, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, ellipse, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import { fitText, paperLabel } from './paper-label.ts';
import type { Shape } from './shape.ts';

const capsules = ({ base, light }: Tint) =>
  group(
    'translate(86 -22) rotate(-20)',
    rect(-34, -17, 68, 34, 17, light),
    path('M0 -17H17A17 17 0 0 1 17 17H0Z', base),
  ) +
  group(
    'translate(106 -58) rotate(40)',
    rect(-30, -15, 60, 30, 15, white),
    path('M0 -15H15A15 15 0 0 1 15 15H0Z', ink),
  );

const tablets = ({ base, light }: Tint) =>
  [
    [84, -16, 0],
    [112, -44, 38],
  ]
    .map(([x, y, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        ellipse(0, 3, 30, 17, base),
        ellipse(0, -3, 30, 16, light),
        stroke('M-22 -3H22', base, 3),
      ),
    )
    .join('');

const chewables = ({ deep, base }: Tint) =>
  emblem('star', 86, -26, 56, deep, white) + emblem('star', 110, -70, 44, base, white);

const pillBottle = (pills: (tint: Tint) => string): Shape => ({
  kind: 'item',
  width: 220,
  height: 310,
  cm: 10,
  draw: (tint, print = '') =>
    [
      path('M-82 -230H62V-22Q62 0 40 0H-60Q-82 0 -82 -22Z', fill.round),
      rect(-96, -302, 172, 78, 14, fill.paperRound),
      [-76, -52, -28, -4, 20, 44, 64].map((x) => stroke(`M${x} -288V-240`, hairline, 4)).join(''),
      paperLabel(-76, -186, 132, 128, print),
      pills(tint),
    ].join(''),
});

const blister = (tablet: (x: number, y: number, tint: Tint) => string): Shape => ({
  kind: 'item',
  width: 260,
  height: 310,
  cm: 11,
  draw: (tint, print = '') =>
    group(
      'rotate(-8 0 -155)',
      group('translate(30 -6) rotate(6 0 -150)', rect(-92, -296, 184, 290, 18, fill.metal)),
      rect(-100, -306, 190, 300, 18, fill.paper),
      [0, 1, 2, 3, 4]
        .map((row) =>
          [0, 1]
            .map((column) => {
              const x = -50 + column * 90;
              const y = -274 + row * 54;
              return tablet(x, y, tint);
            })
            .join(''),
        )
        .join(''),
      print ? circle(-5, -156, 44, white) + fitText(print, -5, -156, 40, 60) : '',
    ),
});

const jar = (sign: EmblemName): Shape => ({
  kind: 'item',
  width: 250,
  height: 310,
  cm: 15,
  draw: ({ light }) =>
    [
      path('M-104 -222Q-118 -206 -118 -180V-24Q-118 0 -94 0H94Q118 0 118 -24V-180Q118 -206 104 -222Z', fill.paperRound),
      rect(-112, -306, 224, 86, 16, fill.deep),
      [-88, -58, -28, 2, 32, 62, 88].map((x) => stroke(`M${x} -290V-240`, light, 3)).join(''),
      rect(-118, -180, 236, 128, 0, fill.face),
      circle(0, -116, 46, white),
      emblem(sign, 0, -116, 66, ink, white),
    ].join(''),
});

const ovalTablet = (x: number, y: number, { light, base }: Tint) =>
  rect(x - 36, y - 18, 72, 42, 21, light) +
  rect(x - 30, y - 14, 60, 32, 16, base) +
  rect(x - 20, y - 9, 30, 8, 4, white);

const roundTablet = (x: number, y: number, { light, base, deep }: Tint) =>
  circle(x, y + 2, 24, light) + circle(x, y + 2, 18, base) + stroke(`M${x - 11} ${y + 2}H${x + 11}`, deep, 3);

const softgels = ({ base, light }: Tint) =>
  [
    [96, -16, -12],
    [124, -44, 52],
    [64, -12, 20],
  ]
    .map(([x, y, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        ellipse(0, 0, 30, 15, base),
        faded(0.8, ellipse(-6, -5, 14, 4, light)),
      ),
    )
    .join('');

const softgelJar = (sign: EmblemName): Shape => ({
  ...jar(sign),
  width: 290,
  draw: (tint) => group('translate(-24 0)', jar(sign).draw(tint)) + softgels(tint),
});

const powderTub = (sign: EmblemName): Shape => ({
  ...jar(sign),
  width: 300,
  cm: 16,
  draw: (tint) =>
    [
      group('translate(-26 0) scale(1 .9)', jar(sign).draw(tint)),
      group(
        'translate(104 -18) rotate(-24)',
        stroke('M-10 -12L-66 -40', tint.deep, 12),
        path('M-24 -30H40L32 14Q8 28 -16 14Z', fill.paperRound),
        ellipse(8, -30, 32, 12, white),
        ellipse(8, -34, 24, 9, tint.light),
      ),
    ].join(''),
});

/** Vitamins and other food supplements. */
export const supplements = {
  capsuleBottle: pillBottle(capsules),
  tabletBottle: pillBottle(tablets),
  chewableBottle: pillBottle(chewables),
  ovalTabletBlister: blister(ovalTablet),
  roundTabletBlister: blister(roundTablet),
  softgelJar: softgelJar('drop'),
  plantSoftgelJar: softgelJar('leaf'),
  powderTub: powderTub('shield'),
  berryPowderTub: powderTub('berry'),
} satisfies Record<string, Shape>;
