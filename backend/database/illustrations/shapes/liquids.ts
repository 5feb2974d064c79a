import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { circle, faded, path, rect, stroke } from '../drawing/svg.ts';
import { emblem } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import { paperLabel } from './paper-label.ts';
import type { Shape } from './shape.ts';

const pump = (sign: EmblemName): Shape => ({
  kind: 'item',
  width: 200,
  height: 370,
  cm: 23,
  draw: ({ pale, deep }) =>
    [
      path('M-8 -356H60Q76 -352 76 -332V-318H56V-332H14V-280H-14V-346Q-12 -356 -8 -356Z', ink),
      rect(-40, -292, 80, 44, 10, fill.dark),
      path(
        'M-34 -250H34C38 -232 94 -230 94 -184V-24Q94 0 70 0H-70Q-94 0 -94 -24V-184C-94 -230 -38 -232 -34 -250Z',
        fill.glass,
      ),
      path('M-90 -150Q0 -138 90 -150V-26Q90 -4 68 -4H-68Q-90 -4 -90 -26Z', fill.face),
      stroke('M0 -250V-40', hairline, 6),
      [
        [-60, -60, 7],
        [54, -100, 9],
        [66, -44, 6],
        [-40, -118, 6],
        [30, -30, 5],
      ]
        .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, pale))
        .join(''),
      paperLabel(-66, -176, 132, 104),
      emblem(sign, 34, -98, 42, deep, white),
    ].join(''),
});

const spray = (sign: EmblemName): Shape => ({
  kind: 'item',
  width: 220,
  height: 370,
  cm: 24,
  draw: ({ pale, deep }) =>
    [
      path('M-84 -346Q-84 -366 -60 -366H44Q66 -362 62 -322L44 -296H-30V-318H-84Z', fill.deep),
      rect(-104, -350, 24, 30, 6, fill.paper),
      path('M-40 -314Q-72 -286 -70 -242L-54 -244Q-52 -280 -26 -296Z', ink),
      rect(-30, -298, 76, 40, 8, fill.paperRound),
      path(
        'M-22 -258H38C46 -220 90 -220 90 -168V-24Q90 0 66 0H-54Q-78 0 -78 -24V-168C-78 -220 -30 -220 -22 -258Z',
        fill.round,
      ),
      paperLabel(-62, -164, 136, 112),
      faded(0.5, rect(-66, -40, 12, 26, 6, pale)),
      emblem(sign, 42, -82, 42, deep, white),
    ].join(''),
});

const canister = (sign: EmblemName): Shape => ({
  kind: 'item',
  width: 270,
  height: 340,
  cm: 30,
  draw: ({ light, deep }) =>
    [
      rect(-88, -336, 66, 46, 8, fill.dark),
      path(
        'M-100 -296H40Q120 -296 124 -226V-24Q124 0 100 0H-104Q-128 0 -128 -24V-250Q-128 -290 -100 -296Z',
        fill.round,
      ),
      path('M10 -262H48Q86 -260 86 -226V-196H62V-220Q60 -236 44 -236H10Z', white),
      path('M10 -262H48Q86 -260 86 -226V-196H62V-220Q60 -236 44 -236H10Z', deep),
      paperLabel(-96, -172, 190, 120),
      stroke('M-120 -36H116', light, 3),
      emblem(sign, 58, -92, 56, deep, white),
    ].join(''),
});

const tube = (sign: EmblemName): Shape => ({
  kind: 'item',
  width: 150,
  height: 350,
  cm: 14,
  draw: ({ pale, deep }) =>
    [
      path('M-70 -338H70L54 -52H-54Z', fill.round),
      rect(-74, -350, 148, 22, 4, fill.paper),
      stroke(
        'M-62 -344V-334M-46 -344V-334M-30 -344V-334M-14 -344V-334M2 -344V-334M18 -344V-334M34 -344V-334M50 -344V-334',
        hairline,
        4,
      ),
      rect(-46, -56, 92, 56, 10, fill.paperRound),
      path('M-64 -250H64L59 -150H-59Z', white),
      rect(-40, -232, 80, 14, 7, ink),
      rect(-40, -206, 56, 9, 4, hairline),
      rect(-40, -188, 66, 9, 4, hairline),
      faded(0.5, stroke('M-46 -320L-38 -70', pale, 8)),
      emblem(sign, 0, -110, 62, white, deep),
    ].join(''),
});

/** Bottles, pumps, sprays and tubes. */
export const liquids = {
  gelPump: pump('drop'),
  aloeGelPump: pump('leaf'),
  soapPump: {
    ...pump('drop'),
    draw: ({ light, deep }) =>
      [
        path(
          'M-60 -344H10Q26 -344 26 -328V-262H-12V-322H-60Q-72 -322 -72 -314V-334Q-72 -344 -60 -344Z',
          fill.paperRound,
        ),
        rect(-30, -284, 74, 34, 10, fill.paperRound),
        path('M-84 -228Q-84 -252 -60 -252H60Q84 -252 84 -228L96 -24Q96 0 72 0H-72Q-96 0 -96 -24Z', fill.round),
        rect(-60, -196, 120, 150, 30, white),
        [
          [-16, -122, 26],
          [20, -104, 18],
          [14, -148, 13],
        ]
          .map(
            ([x = 0, y = 0, radius = 0]) =>
              circle(x, y, radius, deep) +
              circle(x, y, radius - 4, light) +
              circle(x - radius / 3, y - radius / 3, radius / 5, white),
          )
          .join(''),
        rect(-36, -74, 72, 9, 4, ink),
      ].join(''),
  },
  soapRefill: canister('drop'),
  disinfectantCanister: canister('shield'),
  pineCanister: canister('pine'),
  spray: spray('drop'),
  alcoholFreeSpray: spray('withoutAlcohol'),
  footCream: tube('foot'),
  cream: tube('drop'),
  childCream: tube('star'),
} satisfies Record<string, Shape>;
