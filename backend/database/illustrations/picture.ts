import type { MarkName } from './marks.ts';
import type { TintName } from './drawing/palette.ts';
import type { PackName } from './packaging.ts';
import type { ShapeName } from './shapes/index.ts';

export const views = ['front', 'angle', 'scale'] as const;
type View = (typeof views)[number];

/** The details in which products of one family look different. */
export interface Look {
  shape: ShapeName;
  /** Length as a share of the shape's own. */
  size?: number;
  /** Pieces side by side. */
  count?: number;
  /** The packaging it is sold in, around or behind it. */
  pack?: PackName;
  /** Printed on the product itself, if its shape has room for it. */
  print?: string;
}

/** One view of one product: what it is, its colour, and the pack size printed on the front view's label. */
export interface ProductPicture extends Look {
  kind: 'product';
  tint: TintName;
  view: View;
  label: string;
}

/** A category's emblem: two silhouettes on a disc. */
export interface CategoryPicture {
  kind: 'category';
  shapes: [ShapeName, ShapeName];
  tint: TintName;
}

/** A vendor's logo: a mark on a plain ground. */
export interface LogoPicture {
  kind: 'logo';
  mark: MarkName;
  tint: TintName;
}

export type Picture = ProductPicture | CategoryPicture | LogoPicture;

const slug = (text: string) =>
  text
    .replace(/(?<=[a-z])([A-Z])/g, '-$1')
    .replaceAll('×', 'x')
    .replaceAll('+', 'plus')
    .replace(/[ .]+/g, '-')
    .toLowerCase();

/** The parameters that a view shows: pack and print are seen from the front only, the size also beside a hand. */
function shownParts({ view, size = 1, count = 1, pack, print = '', label }: ProductPicture): string[] {
  const share = size === 1 ? '' : String(Math.round(size * 100));
  if (view === 'angle') return [];
  if (view === 'scale') return [share];
  return [share, count === 1 ? '' : `of${count}`, pack ?? '', print, label];
}

/** The storage key of a picture: its parameters spelt out, so that equal pictures share one file. */
export function pictureKey(picture: Picture): string {
  if (picture.kind === 'category') return `category-${picture.shapes.map(slug).join('-')}-${picture.tint}`;
  if (picture.kind === 'logo') return `logo-${picture.mark}-${picture.tint}`;
  const parts = [picture.shape, picture.tint, picture.view, ...shownParts(picture)];
  return parts.filter(Boolean).map(slug).join('-');
}
