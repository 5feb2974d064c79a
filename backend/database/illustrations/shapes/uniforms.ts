import { fill, hairline, ink, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, faded, group, path, rect, stroke } from '../drawing/svg.ts';
import { fitText } from './paper-label.ts';
import type { Shape } from './shape.ts';

/** Cut of a top, and the details sewn on it. */
interface Cut {
  body: string;
  collar: (tint: Tint) => string;
  sleeves?: string;
  pocket: (tint: Tint) => string;
}

const shoulders = 'M-60 -322L0 -246L60 -322L118 -298L168 -196L114 -166L96 -196';
const straight = `${shoulders}V-4Q0 10 -96 -4V-196L-114 -166L-168 -196L-118 -298Z`;
const waisted = `${shoulders}C84 -150 78 -110 104 -4Q0 10 -104 -4C-78 -110 -84 -150 -96 -196L-114 -166L-168 -196L-118 -298Z`;

const vNeck = ({ light }: Tint) => path('M-60 -322L0 -246L60 -322L44 -326L0 -272L-44 -326Z', light);
const contrastNeck = () =>
  path('M-66 -324L0 -232L66 -324L40 -330L0 -280L-40 -330Z', white) +
  stroke('M-66 -322L0 -232L66 -322', ink, 5) +
  stroke('M-160 -204L-118 -178M160 -204L118 -178', white, 15);

const hipPockets = ({ light }: Tint) => stroke('M-86 -70H-30V-6M86 -70H30V-6', light, 4);
const chestPocket = ({ deep, light }: Tint) =>
  path('M22 -206H80V-146Q51 -134 22 -146Z', deep) + stroke('M22 -198H80', light, 4) + stroke('M40 -206V-224', ink, 8);

const top =
  ({ body, collar, sleeves, pocket }: Cut) =>
  (tint: Tint) =>
    [
      sleeves ? path(sleeves, tint.deep) : '',
      path(body, fill.deep),
      collar(tint),
      pocket(tint),
      faded(0.3, stroke('M-112 -288L-148 -200', white, 9)),
    ].join('');

const trousers = ({ deep, light }: Tint) =>
  path('M-66 -250H66L88 -4Q58 6 24 -4L0 -170L-24 -4Q-58 6 -88 -4Z', fill.deep) +
  rect(-68, -260, 136, 26, 8, deep) +
  stroke('M-8 -240L-16 -196M8 -240L16 -200', light, 5) +
  stroke('M0 -226V-172', deep, 4);

const scrubTop = (cut: Cut): Shape => ({ kind: 'item', width: 340, height: 330, cm: 72, draw: top(cut) });

const scrubSet = (cut: Cut): Shape => ({
  kind: 'item',
  width: 420,
  height: 380,
  cm: 104,
  draw: (tint) =>
    group('translate(112 0) scale(1.12 1.24)', trousers(tint)) + group('translate(-60 -50) scale(.94)', top(cut)(tint)),
});

const longSleeves = 'M-118 -298L-196 -20L-150 -8L-96 -190ZM118 -298L196 -20L150 -8L96 -190Z';

const coat = (body: string, details: (tint: Tint) => string): Shape => ({
  kind: 'item',
  width: 340,
  height: 370,
  cm: 105,
  draw: (tint) =>
    [
      path('M-104 -330L-166 -110L-124 -96L-84 -220ZM104 -330L166 -110L124 -96L84 -220Z', fill.paper),
      stroke('M-104 -330L-166 -110L-124 -96L-84 -220M104 -330L166 -110L124 -96L84 -220', hairline, 3),
      path(body, fill.soft),
      stroke(body, tint.base, 3),
      path('M-44 -362L0 -236L44 -362L60 -356L74 -290L0 -200L-74 -290L-60 -356Z', white),
      stroke('M-44 -362L0 -236L44 -362M-60 -356L-74 -290L0 -200L74 -290L60 -356', tint.deep, 3),
      path('M-34 -362L0 -258L34 -362Q0 -348 -34 -362Z', tint.base),
      stroke('M0 -200V-6', tint.deep, 3),
      stroke('M-80 -110H-34V-50H-76M80 -110H34V-50H76', tint.deep, 3),
      details(tint),
    ].join(''),
});

const coatStraight = 'M-56 -360L-106 -332L-98 -4Q0 8 98 -4L106 -332L56 -360Z';
const coatWaisted =
  'M-56 -360L-104 -332C-92 -240 -64 -200 -72 -170L-112 -4Q0 10 112 -4L72 -170C64 -200 92 -240 104 -332L56 -360Z';
const coatShort = 'M-56 -360L-106 -332L-100 -44Q0 -34 100 -44L106 -332L56 -360Z';

const buttons = (x: number, ys: number[]) => ys.map((y) => circle(x, y, 6, ink)).join('');

/** A nurse's or doctor's clothing. */
export const uniforms = {
  scrubTop: scrubTop({ body: straight, collar: vNeck, pocket: (tint) => chestPocket(tint) + hipPockets(tint) }),
  contrastScrubTop: scrubTop({ body: straight, collar: contrastNeck, pocket: hipPockets }),
  stretchScrubTop: {
    ...scrubTop({ body: waisted, collar: vNeck, pocket: hipPockets }),
    draw: (tint, print = '') =>
      top({ body: waisted, collar: vNeck, pocket: hipPockets })(tint) +
      stroke('M-84 -180C-72 -120 -74 -80 -86 -10M84 -180C72 -120 74 -80 86 -10', tint.light, 12) +
      (print ? rect(28, -200, 48, 56, 6, white) + fitText(print, 52, -172, 28, 36) : ''),
  },
  scrubSet: scrubSet({ body: waisted, collar: vNeck, pocket: hipPockets }),
  scrubSetForMen: scrubSet({ body: straight, collar: vNeck, pocket: chestPocket }),
  longSleevedScrubSet: scrubSet({ body: straight, collar: vNeck, pocket: hipPockets, sleeves: longSleeves }),
  labCoatForWomen: coat(coatWaisted, () => buttons(-12, [-176, -140, -104, -68]) + stroke('M-72 -172H72', hairline, 6)),
  labCoatForMen: coat(
    coatStraight,
    ({ deep }) =>
      buttons(12, [-176, -130, -84]) + stroke('M30 -226H74V-176H30Z', deep, 3) + stroke('M44 -226V-244', ink, 7),
  ),
  labCoatForStudents: coat(
    coatShort,
    ({ light }) =>
      buttons(12, [-170, -130]) +
      rect(26, -236, 56, 36, 5, white) +
      rect(26, -236, 56, 12, 4, ink) +
      rect(34, -216, 36, 7, 3, light),
  ),
  theatreCap: {
    kind: 'item',
    width: 320,
    height: 220,
    cm: 16,
    draw: ({ deep, light }) =>
      [
        stroke('M120 -50C170 -60 176 -30 150 -4M120 -46C150 -20 140 0 118 -2', deep, 9),
        path('M-140 -70C-150 -170 -90 -214 0 -214C90 -214 150 -170 140 -70Z', fill.face),
        stroke('M-60 -80C-70 -150 -30 -196 0 -212M60 -80C70 -150 30 -196 0 -212', deep, 3),
        rect(-148, -88, 296, 54, 12, fill.deep),
        `<path d="M-140 -78H140M-140 -44H140" stroke="${light}" stroke-width="3" stroke-dasharray="9 7"/>`,
      ].join(''),
  },
} satisfies Record<string, Shape>;
