import { fill, hairline, ink, white } from '../drawing/palette.ts';
import { ellipse, faded, path, rect, stroke } from '../drawing/svg.ts';
import type { Shape } from './shape.ts';

const unitsPerCm = 24;

/** An elastic bandage standing on its end, so that its height is its width in centimetres. */
const elasticBandage = (cm: number): Shape => {
  const height = cm * unitsPerCm;
  return {
    kind: 'item',
    width: 250,
    height: height + 28,
    cm,
    measured: height,
    draw: ({ light, base, deep }) =>
      [
        path(`M80 ${-height}L136 ${-height + 14}V-4L80 -14Z`, fill.face),
        rect(100, -height / 2 - 24, 22, 12, 4, fill.metal),
        rect(100, -height / 2 + 10, 22, 12, 4, fill.metal),
        path(`M-100 ${-height}V-22Q-100 0 0 0Q100 0 100 -22V${-height}Z`, fill.round),
        [-78, -54, -26, 4, 34, 62, 84]
          .map((x) => stroke(`M${x} ${-height + 22}V-${24 - Math.abs(x) / 6}`, light, 2))
          .join(''),
        ellipse(0, -height, 100, 26, light),
        [76, 52, 28]
          .map(
            (radius) =>
              `<ellipse cx="0" cy="${-height}" rx="${radius}" ry="${radius / 4}" fill="none" stroke="${base}" stroke-width="4"/>`,
          )
          .join(''),
        ellipse(0, -height, 12, 4, deep),
      ].join(''),
  };
};

/** A bandage that sticks to itself: crinkled, on a cardboard core. */
const cohesiveBandage = (cm: number): Shape => {
  const height = cm * unitsPerCm;
  const wave = (y: number) => `M-124 ${y}q16 9 31 4t31 8t31 2t31 4t31 -6t31 -4t31 -8`;
  return {
    kind: 'item',
    width: 280,
    height: height + 34,
    cm,
    measured: height,
    draw: ({ light, base, deep }) =>
      [
        path(`M-130 ${-height}V-32Q-130 0 0 0Q130 0 130 -32V${-height}Z`, fill.round),
        faded(
          0.4,
          Array.from({ length: Math.floor(cm * 0.85) }, (_, line) =>
            stroke(wave(-height + 30 + line * unitsPerCm * 0.9), white, 4),
          ).join(''),
        ),
        ellipse(0, -height, 130, 34, light),
        [104, 82]
          .map(
            (radius) =>
              `<ellipse cx="0" cy="${-height}" rx="${radius}" ry="${radius / 4}" fill="none" stroke="${base}" stroke-width="4"/>`,
          )
          .join(''),
        ellipse(0, -height, 56, 14, white),
        ellipse(0, -height, 46, 11, deep),
        stroke(`M60 ${-height + 34}C66 ${-height * 0.6} 66 ${-height * 0.4} 62 -14`, deep, 4),
      ].join(''),
  };
};

interface TapeMaking {
  height: number;
  radius: number;
  cm: number;
  surface: string;
}

/** A roll of tape lying on its side: its height is the tape's width. */
const tape = ({ height, radius, cm, surface }: TapeMaking): Shape => ({
  kind: 'item',
  width: radius * 2 + 60,
  height: height + radius * 0.6,
  cm,
  measured: height,
  draw: ({ light, base, deep }) => {
    const top = -height - radius * 0.3;
    return [
      path(
        `M${radius - 30} ${top + 18}L${radius + 34} ${top + 40}V${-radius * 0.12}L${radius - 30} -${radius * 0.16}Z`,
        light,
      ),
      path(
        `M${-radius} ${top}V${-radius * 0.3}A${radius} ${radius * 0.3} 0 0 0 ${radius} ${-radius * 0.3}V${top}Z`,
        fill.round,
      ),
      surface,
      ellipse(0, top, radius, radius * 0.3, light),
      ellipse(0, top, radius * 0.64, radius * 0.19, base),
      ellipse(0, top + 4, radius * 0.56, radius * 0.15, deep),
    ].join('');
  },
});

const weave = [-120, -96, -72, -48, -24, 0, 24, 48, 72, 96, 120]
  .map((x) => faded(0.6, stroke(`M${x} -92l12 46M${x + 12} -92l-12 46`, white, 2)))
  .join('');

/** Bandages and tapes. */
export const bandages = {
  elasticBandage6: elasticBandage(6),
  elasticBandage8: elasticBandage(8),
  elasticBandage10: elasticBandage(10),
  elasticBandage15: elasticBandage(15),
  cohesiveBandage5: cohesiveBandage(5),
  cohesiveBandage: cohesiveBandage(7.5),
  cohesiveBandage10: cohesiveBandage(10),
  paperTape: tape({ height: 70, radius: 150, cm: 2.5, surface: '' }),
  silkTape: tape({ height: 70, radius: 140, cm: 2.5, surface: weave }),
  wideTape: tape({
    height: 250,
    radius: 116,
    cm: 10,
    surface: rect(-80, -190, 130, 90, 8, white) + rect(-64, -172, 80, 12, 6, ink) + rect(-64, -148, 60, 9, 4, hairline),
  }),
} satisfies Record<string, Shape>;
