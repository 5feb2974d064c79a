import { fill, hairline, ink, night, steel, white } from '../drawing/palette.ts';
import { circle, faded, path, rect, ring, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

/** Aids for sitting, standing, walking, bathing and resting. */
export const mobility = {
  wheelchair: {
    kind: 'large',
    width: 370,
    height: 370,
    cm: 91,
    draw: ({ deep, base, light }) =>
      [
        stroke('M-92 -356L-72 -170L84 -170L112 -50H160', steel, 13),
        stroke('M-128 -352H-90', night, 16),
        path('M-96 -330Q-84 -340 -74 -330L-56 -176Q-60 -164 -76 -168Z', fill.deep),
        rect(-80, -190, 172, 30, 13, fill.face),
        stroke('M-70 -236H64V-190', night, 14),
        stroke('M-10 -116L96 -60', steel, 9),
        rect(122, -52, 54, 14, 6, night),
        ring(-36, -108, 102, night, 12),
        ring(-36, -108, 86, light, 6),
        Array.from({ length: 12 }, (_, index) => {
          const angle = (index * Math.PI) / 6;
          return stroke(
            `M-36 -108L${(-36 + 86 * Math.cos(angle)).toFixed(1)} ${(-108 + 86 * Math.sin(angle)).toFixed(1)}`,
            hairline,
            2.5,
          );
        }).join(''),
        circle(-36, -108, 17, deep),
        circle(-36, -108, 8, white),
        stroke('M96 -90V-40', steel, 9),
        ring(96, -32, 26, night, 11),
        circle(96, -32, 8, base),
      ].join(''),
  },
  crutch: {
    kind: 'large',
    width: 220,
    height: 380,
    cm: 120,
    draw: ({ light, base }) =>
      [-52, 52]
        .map(
          (x) =>
            stroke(`M${x} -20V-250`, steel, 15) +
            stroke(`M${x} -236L${x - 14} -350`, steel, 13) +
            `<path d="M${x - 42} -344Q${x - 14} -376 ${x + 14} -344" fill="none" stroke="${base}" stroke-width="18" stroke-linecap="round"/>` +
            stroke(`M${x} -236H${x + 44}`, ink, 22) +
            rect(x - 12, -24, 24, 24, 8, night) +
            [0, 1, 2, 3, 4].map((hole) => circle(x, -150 + hole * 22, 3.5, night)).join('') +
            rect(x - 11, -180, 22, 16, 6, light),
        )
        .join(''),
  },
  cane: {
    kind: 'large',
    width: 180,
    height: 370,
    cm: 92,
    draw: ({ deep, light }) =>
      [
        stroke('M0 -60V-320', steel, 17),
        `<path d="M0 -316C0 -372 -84 -372 -84 -322" fill="none" stroke="${deep}" stroke-width="24" stroke-linecap="round"/>`,
        stroke('M0 -150V-300', deep, 18),
        faded(0.5, stroke('M-4 -156V-296', light, 4)),
        stroke('M0 -64L-58 -8M0 -64L58 -8M0 -64L-20 -8M0 -64L20 -8', steel, 9),
        [-58, -20, 20, 58].map((x) => rect(x - 11, -16, 22, 16, 6, night)).join(''),
        rect(-14, -78, 28, 22, 7, ink),
      ].join(''),
  },
  walker: {
    kind: 'large',
    width: 320,
    height: 350,
    cm: 86,
    draw: ({ base, deep }) =>
      [
        stroke('M-70 -300L-92 -40M70 -300L92 -40', hairline, 11),
        stroke('M-70 -296H70', hairline, 11),
        stroke('M-116 -14L-88 -320Q-84 -338 -60 -338M116 -14L88 -320Q84 -338 60 -338', steel, 14),
        stroke('M-98 -200H98M-104 -140H104', base, 12),
        stroke('M-92 -336H-44M92 -336H44', ink, 22),
        [-116, 116].map((x) => rect(x - 14, -22, 28, 22, 8, night)).join(''),
        ring(-92, -26, 18, night, 9),
        ring(92, -26, 18, night, 9),
        rect(-30, -214, 60, 26, 10, deep),
      ].join(''),
  },
  commode: {
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
  },
  bed: {
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
  },
  showerChair: {
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
  },
  cushion: {
    kind: 'large',
    width: 380,
    height: 180,
    cm: 10,
    draw: ({ light, base, deep }) =>
      [
        path('M-184 -56Q-190 -2 -140 -2H140Q190 -2 184 -56Z', fill.deep),
        path(
          'M-150 -166Q0 -182 150 -166Q176 -110 186 -64Q184 -36 140 -34H-140Q-184 -36 -186 -64Q-176 -110 -150 -166Z',
          fill.face,
        ),
        [-1, 0, 1]
          .map((row) =>
            [-2, -1, 0, 1, 2]
              .map((column) => circle(column * (56 + row * 5), -104 + row * 34, 13 + row * 2, light))
              .join(''),
          )
          .join(''),
        stroke('M-184 -56Q0 -18 184 -56', base, 4),
        stroke('M-60 -8H60', deep, 5),
      ].join(''),
  },
} satisfies Record<string, Shape>;
