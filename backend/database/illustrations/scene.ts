import { several } from './arrangement.ts';
import { drawText, textWidth } from './drawing/glyphs.ts';
import { drawHand, handCm, handRatio } from './hand.ts';
import { marks } from './marks.ts';
import { definitions, fill, hairline, ink, steel, tints, white } from './drawing/palette.ts';
import type { Tint } from './drawing/palette.ts';
import { packs } from './packaging.ts';
import type { CategoryPicture, LogoPicture, Picture, ProductPicture } from './picture.ts';
import { shapes } from './shapes/index.ts';
import type { Shape } from './shapes/shape.ts';
import { circle, ellipse, group, path, rect, stroke } from './drawing/svg.ts';

const side = 640;
const middle = side / 2;

const shadow = (x: number, y: number, width: number) => ellipse(x, y, width * 0.62, 14 + width * 0.05, 'url(#shadow)');

/** A shape standing at (x, y) with its own shadow. */
const stand = (shape: Shape, tint: Tint, x: number, y: number, scale: number, print = '') =>
  shadow(x, y, shape.width * scale) + group(`translate(${x} ${y}) scale(${scale.toFixed(3)})`, shape.draw(tint, print));

function packLabel(text: string): string {
  if (!text) return '';
  const width = textWidth(text, 24) + 44;
  const [left, top] = [side - 44 - width, side - 44 - 52];
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="52" rx="26" fill="${white}" stroke="${hairline}" stroke-width="2"/>` +
    drawText(text, left + width / 2, top + 26, 24, ink)
  );
}

const frontScale = ({ width, height }: Shape) => Math.min(1.16, 440 / width, 410 / height);

const fitInto = (shape: Shape, width: number, height: number) => Math.min(width / shape.width, height / shape.height);

/** A product in its bag, or in front of its box. */
function packed(shape: Shape, tint: Tint, { size = 1, pack, print = '' }: ProductPicture): string {
  if (!pack) return '';
  const { width, height, open, draw } = packs[pack];
  const base = middle + height / 2 + (open ? 16 : -20);
  const scale = open ? fitInto(shape, width - 40, height - 96) : fitInto(shape, 310, 290);
  const drawnPack = group(`translate(${open ? middle : middle - 50} ${base})`, draw(tint));
  const product = stand(shape, tint, open ? middle : 416, open ? base - 24 : base + 46, scale * size, print);
  return shadow(open ? middle : middle - 40, base, width) + (open ? product + drawnPack : drawnPack + product);
}

function front(piece: Shape, tint: Tint, picture: ProductPicture): string {
  const { size = 1, count = 1, pack, print = '', label } = picture;
  const shape = count > 1 ? several(piece, count) : piece;
  if (pack) return packed(shape, tint, picture) + packLabel(label);
  const scale = frontScale(shape);
  const base = middle + (shape.height * scale) / 2 + 12;
  return stand(shape, tint, middle, base, scale * size, print) + packLabel(label);
}

/** A carton seen from a corner, its near edge at x = 0 on y = 0, with a print on the broad face. */
function carton(width: number, height: number, depth: number, print: string): string {
  const [near, far] = [0.94, 0.8];
  const left = [-width * near, -width * 0.15];
  const right = [depth * far, -depth * 0.4];
  const [lx = 0, ly = 0] = left;
  const [rx = 0, ry = 0] = right;
  return [
    path(`M0 0L${rx} ${ry}V${ry - height}L0 ${-height}Z`, fill.deep),
    path(`M0 ${-height}L${rx} ${ry - height}L${lx + rx} ${ly + ry - height}L${lx} ${ly - height}Z`, fill.soft),
    group(`matrix(${near} .15 0 1 ${lx} ${ly})`, rect(0, -height, width, height, 0, fill.paper), print),
    stroke(`M0 0V${-height}L${rx} ${ry - height}M0 ${-height}L${lx} ${ly - height}`, white, 2),
  ].join('');
}

function itemWithCarton(shape: Shape, tint: Tint): string {
  const [width, height] = [220, 270];
  const printScale = Math.min(150 / shape.width, 150 / shape.height);
  const print =
    rect(0, -height, width, 18, 0, ink) +
    circle(width / 2, -height / 2 - 8, 92, tint.pale) +
    group(
      `translate(${width / 2} ${-height / 2 - 8 + (shape.height * printScale) / 2}) scale(${printScale.toFixed(3)})`,
      shape.draw(tint),
    ) +
    rect(24, -34, 96, 10, 5, hairline);
  const scale = Math.min(270 / shape.width, 270 / shape.height);
  return (
    shadow(260, 468, 350) +
    group('translate(292 480)', carton(width, height, 130, print)) +
    stand(shape, tint, 424, 540, scale)
  );
}

function boxTurned(shape: Shape, tint: Tint): string {
  const scale = 300 / shape.width;
  const print = group(`translate(150 0) scale(${scale.toFixed(3)})`, shape.draw(tint));
  const height = Math.min(shape.height, shape.height * 0.84) * scale;
  return shadow(330, 500, 460) + group('translate(410 520)', carton(300, height, 150, print));
}

function largeTurned(shape: Shape, tint: Tint): string {
  const scale = frontScale(shape) * 0.94;
  const base = middle + (shape.height * scale) / 2 + 16;
  return (
    shadow(middle + 30, base - 6, shape.width * scale * 1.15) +
    group(`matrix(${-0.84 * scale} ${0.11 * scale} 0 ${scale} ${middle} ${base})`, shape.draw(tint))
  );
}

const angle = (shape: Shape, tint: Tint) => {
  if (shape.kind === 'large') return largeTurned(shape, tint);
  return shape.kind === 'box' ? boxTurned(shape, tint) : itemWithCarton(shape, tint);
};

/** A hand, the product and a ruler at the same scale. */
function besideHand(shape: Shape, tint: Tint, size: number): string {
  const { width, height, measured = height } = shape;
  const cm = shape.cm * size;
  const unitCm = cm / measured;
  const label = `${cm < 20 ? Math.round(cm * 10) / 10 : Math.round(cm)} cm`;
  const ruler = 34 + textWidth(label, 22);
  const productWidthCm = width * unitCm;
  const gap = 36;
  const perCm = Math.min(
    390 / Math.max(height * unitCm, handCm),
    (540 - gap - ruler) / (handCm * handRatio + productWidthCm),
  );
  const handHeight = handCm * perCm;
  const [handWidth, productWidth, productHeight] = [handHeight * handRatio, productWidthCm * perCm, cm * perCm];
  const left = (side - (handWidth + gap + productWidth + ruler)) / 2;
  const ground = middle + Math.max(handHeight, height * unitCm * perCm) / 2 + 10;
  const rulerX = left + handWidth + gap + productWidth + 20;
  return [
    shadow(left + handWidth / 2, ground, handWidth * 0.8),
    group(`translate(${left + handWidth * 0.58} ${ground})`, drawHand(handHeight)),
    stand(shape, tint, left + handWidth + gap + productWidth / 2, ground, unitCm * perCm),
    stroke(
      `M${rulerX} ${ground}V${ground - productHeight}M${rulerX - 7} ${ground}H${rulerX + 7}M${rulerX - 7} ${ground - productHeight}H${rulerX + 7}`,
      steel,
      3,
    ),
    drawText(label, rulerX + 14 + textWidth(label, 22) / 2, ground - productHeight / 2, 22, ink),
  ].join('');
}

function productScene(picture: ProductPicture): string {
  const [shape, tint] = [shapes[picture.shape], tints[picture.tint]];
  if (picture.view === 'angle') return angle(shape, tint);
  return picture.view === 'scale' ? besideHand(shape, tint, picture.size ?? 1) : front(shape, tint, picture);
}

function categoryScene({ shapes: [first, second], tint: tintName }: CategoryPicture): string {
  const tint = tints[tintName];
  return [
    circle(middle, middle, 270, tint.pale),
    `<circle cx="${middle}" cy="${middle}" r="270" fill="none" stroke="${tint.light}" stroke-width="3"/>`,
    stand(shapes[second], tint, 424, 434, fitInto(shapes[second], 262, 262)),
    stand(shapes[first], tint, 262, 494, fitInto(shapes[first], 322, 322)),
  ].join('');
}

function logoScene({ mark, tint: tintName }: LogoPicture): string {
  const tint = tints[tintName];
  return rect(0, 0, side, side, 0, tint.deep) + group(`translate(${middle} ${middle}) scale(1.7)`, marks[mark](tint));
}

function sceneOf(picture: Picture): string {
  if (picture.kind === 'category') return categoryScene(picture);
  if (picture.kind === 'logo') return logoScene(picture);
  // One flat colour: in a gradient this faint, WebP leaves visible blocks.
  return circle(middle, 316, 292, tints[picture.tint].pale) + productScene(picture);
}

/** The whole picture as SVG, 640 units square. */
export function drawScene(picture: Picture): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><defs>${definitions(tints[picture.tint])}</defs>` +
    `<rect width="${side}" height="${side}" fill="${white}"/>${sceneOf(picture)}</svg>`
  );
}
