import type { TintName } from '../illustrations/drawing/palette.ts';
import type { Look } from '../illustrations/picture.ts';
import type { ReturnClass } from '../../src/facts/returns.ts';
import type { ShapeName } from '../illustrations/shapes/index.ts';
import type { Bilingual } from './bilingual.ts';
import type { VariantSet } from './variants.ts';

/**
 * One thing on the shelf: its pack in both languages, its price in SAR, the pack size printed on its picture, and how
 * its picture differs from the family's shape.
 */
export type Item = readonly [en: string, ar: string, sar: number, label: string, look?: Partial<Look>];

/** Products that differ by pack, size or grade only: they share a name, a text and mostly a silhouette. */
export interface Family {
  /** Start of every SKU of the family. */
  code: string;
  name: Bilingual;
  /** Two sentences on what it is and how it is made; no medical claims. */
  about: Bilingual;
  /** Overrides the category's sentences on handling. */
  care?: readonly Bilingual[];
  shape: ShapeName;
  tint: TintName;
  tags: readonly string[];
  /** Medical device registration number, for zero-rated devices. */
  deviceNumber?: string;
  /** Return class, if stricter than that of the category. */
  returnClass?: ReturnClass;
  variants?: VariantSet;
  items: readonly Item[];
}

export interface Category {
  slug: string;
  name: Bilingual;
  description: Bilingual;
  emblem: readonly [ShapeName, ShapeName];
  tint: TintName;
  /** Return class of its products, if not the default (unused and complete). */
  returnClass?: ReturnClass;
  /** Markdown with tables, for categories with sizes. */
  sizeGuide?: Bilingual;
  /** Closing sentences on storage and handling; one is added to each description. */
  care: readonly Bilingual[];
  families: readonly Family[];
}
