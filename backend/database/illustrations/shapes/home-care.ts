import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import type { Tint } from '../drawing/palette.ts';
import { circle, ellipse, faded, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const commode: Shape = {
  kind: 'large',
  width: 300,
  height: 350,
  cm: 84,
  draw: ({ light, base }) =>
    [
      stroke('M-116 -8V-236H116V-8', steel, 13),
      stroke('M-88 -190V-330Q-88 -342 -76 -342H76Q88 -342 88 -330V-190', steel, 12),
      rect(-84, -330, 168, 78, 18, fill.deep),
      faded(0.4, rect(-66, -318, 132, 12, 6, white)),
      rect(-128, -252, 44, 22, 11, night),
      rect(84, -252, 44, 22, 11, night),
      rect(-124, -184, 248, 34, 16, fill.face),
      path('M-66 -150H66L50 -78Q46 -68 36 -68H-36Q-46 -68 -50 -78Z', fill.paper),
      stroke('M-60 -126H60', light, 5),
      stroke('M-116 -60H116', base, 9),
      [-116, 116].map((x) => rect(x - 13, -20, 26, 20, 8, night)).join(''),
    ].join(''),
};

const showerChair: Shape = {
  kind: 'large',
  width: 280,
  height: 300,
  cm: 72,
  draw: ({ light, deep }) =>
    [
      stroke('M-90 -150L-112 -12M90 -150L112 -12M-60 -150L-70 -40M60 -150L70 -40', steel, 14),
      rect(-104, -296, 208, 84, 26, fill.soft),
      stroke('M-84 -214L-92 -160M84 -214L92 -160', steel, 13),
      rect(-124, -176, 248, 36, 17, fill.face),
      [-80, -48, -16, 16, 48, 80].map((x) => circle(x, -160, 6, deep)).join(''),
      rect(-60, -266, 120, 18, 9, light),
      [-112, 112].map((x) => rect(x - 15, -18, 30, 18, 8, night)).join(''),
      stroke('M-100 -84H100', ink, 8),
    ].join(''),
};

const bed: Shape = {
  kind: 'large',
  width: 420,
  height: 290,
  cm: 118,
  draw: ({ light, deep }) =>
    [
      rect(-206, -236, 26, 190, 11, fill.paperRound),
      rect(180, -196, 26, 150, 11, fill.paperRound),
      stroke('M-180 -84H180', steel, 15),
      stroke('M-100 -84L-40 -32H60L120 -84', steel, 11),
      path('M-184 -236Q-160 -246 -148 -228L-84 -130H180V-100H-104Q-128 -100 -138 -118L-186 -206Z', fill.face),
      path('M-170 -252Q-134 -262 -120 -232L-104 -206Q-108 -190 -130 -196L-168 -214Q-182 -236 -170 -252Z', white),
      path('M-56 -146H180V-104H-44Z', fill.deep),
      faded(0.5, stroke('M-40 -138H172', light, 5)),
      stroke('M-54 -156V-196H84V-156M-8 -196V-156M38 -196V-156', steel, 9),
      [-176, 176]
        .map((x) => stroke(`M${x} -84V-40`, steel, 13) + ring(x, -22, 17, night, 9) + circle(x, -22, 5, deep))
        .join(''),
      circle(150, -60, 9, ink),
    ].join(''),
};

const cushion = { kind: 'large', width: 380, height: 180, cm: 7, measured: 62 } as const;

const crank = (x: number, { deep }: Tint) =>
  stroke(`M${x} -84V-56H${x + 26}V-38`, steel, 9) + stroke(`M${x + 12} -36H${x + 40}`, deep, 13);

/** Things for the bathroom, the bed and the seat. */
export const homeCare = {
  commode,
  wheeledCommode: {
    ...commode,
    draw: (tint) =>
      commode.draw(tint) +
      [-116, 116]
        .map(
          (x) =>
            circle(x, -24, 32, white) +
            ring(x, -26, 24, night, 12) +
            circle(x, -26, 9, tint.deep) +
            stroke(`M${x - 26} -58H${x + 8}`, ink, 8),
        )
        .join(''),
  },
  manualBed: { ...bed, draw: (tint) => bed.draw(tint) + crank(-60, tint) + crank(40, tint) },
  electricBed: {
    ...bed,
    draw: (tint) =>
      [
        bed.draw(tint),
        rect(-40, -70, 110, 26, 8, fill.dark),
        stroke('M20 -50C60 -10 110 -40 100 -100', night, 6),
        rect(76, -206, 52, 116, 14, night),
        [-184, -158, -132].map((y) => circle(92, y, 8, tint.light) + circle(112, y, 8, tint.light)).join(''),
        rect(88, -112, 28, 8, 4, steel),
      ].join(''),
  },
  showerChair,
  showerChairWithArms: {
    ...showerChair,
    width: 320,
    draw: (tint) =>
      [
        showerChair.draw(tint),
        stroke('M-104 -262Q-140 -262 -140 -236V-168M104 -262Q140 -262 140 -236V-168', steel, 13),
        rect(-156, -262, 32, 64, 14, fill.deep),
        rect(124, -262, 32, 64, 14, fill.deep),
      ].join(''),
  },
  gelCushion: {
    ...cushion,
    draw: ({ light, base, deep }) =>
      [
        path('M-184 -56Q-190 -2 -140 -2H140Q190 -2 184 -56Z', fill.deep),
        path(
          'M-150 -166Q0 -182 150 -166Q176 -110 186 -64Q184 -36 140 -34H-140Q-184 -36 -186 -64Q-176 -110 -150 -166Z',
          fill.face,
        ),
        faded(
          0.85,
          path(
            'M-112 -142Q0 -156 112 -142Q134 -104 138 -76Q130 -62 100 -60H-100Q-130 -62 -138 -76Q-134 -104 -112 -142Z',
            light,
          ),
        ),
        stroke('M-96 -126Q0 -138 96 -126M-112 -102Q0 -114 112 -102M-120 -78Q0 -88 120 -78', base, 5),
        faded(0.8, stroke('M-96 -134Q-60 -140 -20 -142', white, 7)),
        stroke('M-184 -56Q0 -18 184 -56', base, 4),
        stroke('M-60 -8H60', deep, 5),
      ].join(''),
  },
  airCushion: {
    ...cushion,
    height: 210,
    cm: 9,
    measured: 84,
    draw: ({ base, deep }) =>
      [
        rect(-184, -46, 368, 44, 18, fill.deep),
        [-152, -92, -32, 28, 88, 148].map((x) => ellipse(x + 4, -130, 30, 42, base)).join(''),
        [-150, -90, -30, 30, 90, 150]
          .map(
            (x) =>
              path(`M${x - 31} -40C${x - 38} -150 ${x + 38} -150 ${x + 31} -40Z`, fill.face) +
              faded(0.7, stroke(`M${x - 14} -104Q${x - 8} -116 ${x} -116`, white, 7)),
          )
          .join(''),
        stroke('M184 -24C214 -20 214 -70 196 -84', night, 8),
        rect(182, -112, 26, 32, 8, deep),
        stroke('M-168 -40H168', hairline, 3),
      ].join(''),
  },
  ringCushion: {
    ...cushion,
    height: 220,
    cm: 8,
    measured: 66,
    draw: ({ light, base, deep }) =>
      [
        ellipse(0, -88, 186, 86, deep),
        ellipse(0, -118, 186, 92, base),
        ellipse(0, -126, 176, 82, light),
        ellipse(0, -120, 70, 32, deep),
        ellipse(0, -112, 62, 22, night),
        faded(0.7, stroke('M-146 -148Q-100 -188 -20 -196', white, 9)),
        stroke('M-150 -84Q0 -10 150 -84', ink, 4),
      ].join(''),
  },
} satisfies Record<string, Shape>;
