import { circle, faded, group, path, rect, stroke } from './drawing/svg.ts';
import { fill, hairline, ink, white } from './drawing/palette.ts';
import type { Tint } from './drawing/palette.ts';

/** A pack, centred on x = 0 and standing on y = 0. `open`: the product is seen inside, otherwise it is in front. */
interface Pack {
  width: number;
  height: number;
  open: boolean;
  draw(tint: Tint): string;
}

const box = (width: number, height: number): Pack => ({
  width,
  height,
  open: false,
  draw: ({ pale, light }) =>
    [
      rect(-width / 2 - 2, -height - 2, width + 4, height + 4, 14, hairline),
      rect(-width / 2, -height, width, height, 12, fill.paper),
      path(
        `M${-width / 2} ${-height + 52}V${-height + 12}Q${-width / 2} ${-height} ${-width / 2 + 12} ${-height}H${width / 2 - 12}Q${width / 2} ${-height} ${width / 2} ${-height + 12}V${-height + 52}Z`,
        fill.deep,
      ),
      rect(-width / 2 + 22, -height + 74, width * 0.5, 14, 7, ink),
      rect(-width / 2 + 22, -height + 102, width * 0.38, 10, 5, hairline),
      rect(-width / 2 + 22, -height + 122, width * 0.44, 10, 5, hairline),
      circle(width / 2 - 46, -height + 100, 26, pale),
      rect(-width / 2, -30, width, 14, 0, light),
    ].join(''),
});

const bag = (width: number, height: number): Pack => ({
  width,
  height,
  open: true,
  draw: ({ light }) => {
    const [left, right] = [-width / 2, width / 2];
    return [
      faded(
        0.34,
        path(
          `M${left} ${-height + 50}H${right}Q${right + 8} ${-height / 2} ${right} -8Q0 6 ${left} -8Q${left - 8} ${-height / 2} ${left} ${-height + 50}Z`,
          light,
        ),
        path(`M${left + 16} ${-height + 60}L${left + 58} ${-height + 60}L${left + 34} -30L${left + 12} -30Z`, white),
      ),
      stroke(
        `M${left} ${-height + 60}Q${left - 8} ${-height / 2} ${left} -8Q0 6 ${right} -8Q${right + 8} ${-height / 2} ${right} ${-height + 60}`,
        hairline,
        4,
      ),
      stroke(`M${left + 8} -22Q0 -8 ${right - 8} -22`, hairline, 3),
      rect(left - 4, -height, width + 8, 62, 10, fill.deep),
      rect(-28, -height + 12, 56, 14, 7, white),
      rect(-width * 0.3, -height + 38, width * 0.6, 10, 5, white),
    ].join('');
  },
});

const shippingCarton: Pack = {
  width: 400,
  height: 350,
  open: false,
  draw: () =>
    [
      rect(-200, -350, 400, 350, 8, '#D9BC93'),
      path('M-200 -342Q-200 -350 -192 -350H192Q200 -350 200 -342V-286H-200Z', '#C6A577'),
      rect(-34, -350, 68, 350, 0, '#E6D2B3'),
      stroke('M-200 -286H200', '#B08E60', 3),
      group(
        'translate(-120 -210)',
        stroke('M-26 30V-20M-40 -6L-26 -24L-12 -6M16 30V-20M2 -6L16 -24L30 -6M-44 42H34', '#8F7048', 7),
      ),
    ].join(''),
};

const allPacks = {
  box: box(330, 330),
  smallBox: box(250, 230),
  bag: bag(380, 420),
  smallBag: bag(290, 350),
  shippingCarton,
} satisfies Record<string, Pack>;

export type PackName = keyof typeof allPacks;

export const packs: Record<PackName, Pack> = allPacks;
