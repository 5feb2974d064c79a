import type { MarkName } from './marks.ts';
import type { TintName } from './drawing/palette.ts';
import type { ShapeName } from './shapes/index.ts';

export const views = ['front', 'angle', 'scale'] as const;
type View = (typeof views)[number];

/** One view of one product: what it is, its colour, and the pack size printed on the front view's label. */
export interface ProductPicture {
  kind: 'product';
  shape: ShapeName;
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
    .replace(/([A-Z])/g, '-$1')
    .replaceAll('×', 'x')
    .replace(/[ .]+/g, '-')
    .toLowerCase();

/** The storage key of a picture: its parameters spelt out, so that equal pictures share one file. */
export function pictureKey(picture: Picture): string {
  if (picture.kind === 'category') return `category-${picture.shapes.map(slug).join('-')}-${picture.tint}`;
  if (picture.kind === 'logo') return `logo-${picture.mark}-${picture.tint}`;
  const parts = [slug(picture.shape), picture.tint, picture.view];
  if (picture.view === 'front' && picture.label) parts.push(slug(picture.label));
  return parts.join('-');
}
