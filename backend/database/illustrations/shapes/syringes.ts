import { drawText } from '../drawing/glyphs.ts';
import { fill, hairline, night, white } from '../drawing/palette.ts';
import { faded, group, path, rect, stroke } from '../drawing/svg.ts';
import { fitText } from './paper-label.ts';
import type { Shape } from './shape.ts';

/** A syringe by its capacity: barrel length and width in units, real length in centimetres. */
const syringe = (ml: number, length: number, width: number, cm: number): Shape => ({
  kind: 'item',
  width: 250,
  height: 350,
  cm,
  draw: () => {
    const [half, top] = [width / 2, -64 - length];
    const marks = Math.floor((length - 60) / 22);
    return group(
      'translate(6 0) rotate(28 0 -175)',
      rect(-3, -36, 6, 60, 2, fill.metal),
      path('M-12 -66H12L8 -32H-8Z', fill.deep),
      rect(-half * 0.3, top - 96, half * 0.6, 120, 3, hairline),
      rect(-half - 8, top - 112, width + 16, 18, 8, fill.deep),
      rect(-half, top, width, length, 10, fill.glass),
      rect(-half + 5, top + length * 0.44, width - 10, length * 0.54, 6, fill.face),
      rect(-half + 4, top + length * 0.36, width - 8, 22, 6, fill.dark),
      rect(-half - 22, top - 10, width + 44, 16, 8, fill.paper),
      Array.from({ length: marks }, (_, mark) =>
        stroke(`M${half - (mark % 2 ? width * 0.24 : width * 0.42)} ${top + 30 + mark * 22}H${half - 5}`, night, 3),
      ).join(''),
      width > 40
        ? group(
            `translate(${-half * 0.35} ${top + length * 0.74}) rotate(90)`,
            drawText(String(ml), 0, 0, width * 0.34, night),
          )
        : '',
      faded(0.8, rect(-half + 6, top + 14, width * 0.1, length - 30, 4, white)),
    );
  },
});

/** A fine syringe with a fixed needle and a cap. */
const fineSyringe = (length: number): Shape => ({
  kind: 'item',
  width: 220,
  height: 350,
  cm: 9,
  draw: ({ light }, print = '') =>
    group(
      'rotate(24 0 -175)',
      path('M-9 -78H9L7 2Q0 10 -7 2Z', '#E38A2E'),
      rect(-15, -92, 30, 20, 5, '#E38A2E'),
      rect(-7, -92 - length - 64, 14, 80, 3, '#E38A2E'),
      rect(-28, -92 - length - 76, 56, 14, 7, '#E38A2E'),
      rect(-20, -90 - length, 40, length, 6, fill.glass),
      rect(-15, -90 - length * 0.62, 30, length * 0.6, 4, light),
      rect(-16, -90 - length * 0.68, 32, 16, 4, fill.dark),
      rect(-34, -96 - length, 68, 12, 6, fill.paper),
      Array.from({ length: Math.floor(length / 14) - 1 }, (_, mark) =>
        stroke(`M${mark % 2 ? 8 : 0} ${-74 - length + mark * 14}H15`, night, 2),
      ).join(''),
      print
        ? group('translate(54 -170) rotate(-24)', rect(-36, -22, 72, 44, 10, white), fitText(print, 0, 0, 26, 54))
        : '',
    ),
});

/** Syringes by capacity. */
export const syringes = {
  syringe2: syringe(2, 150, 34, 8.5),
  syringe5: syringe(5, 172, 48, 11),
  syringe10: syringe(10, 196, 62, 13),
  syringe20: syringe(20, 214, 80, 16),
  syringe50: syringe(50, 224, 112, 20),
  fineSyringe: fineSyringe(200),
  halfFineSyringe: fineSyringe(140),
} satisfies Record<string, Shape>;
