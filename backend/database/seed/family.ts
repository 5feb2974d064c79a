import type { TintName } from '../illustrations/drawing/palette.ts';
import type { ReturnClass } from '../../src/facts/returns.ts';
import type { ShapeName } from '../illustrations/shapes/index.ts';
import type { VariantSet } from './variants.ts';

/** An English text and its Arabic twin. */
export type Bilingual = readonly [en: string, ar: string];

/** One thing on the shelf: its pack in both languages, its price in SAR, and the pack size printed on its picture. */
export type Item = readonly [en: string, ar: string, sar: number, label: string];

/** Products that differ by pack, size or grade only: they share a name, a text and a silhouette. */
export interface Family {
  /** Start of every SKU of the family. */
  code: string;
  name: Bilingual;
  /** Two sentences on what it is and how it is made; no medical claims. */
  about: Bilingual;
  /** Where the category's sentences on handling do not fit. */
  care?: readonly Bilingual[];
  shape: ShapeName;
  tint: TintName;
  tags: readonly string[];
  /** Its registration as a medical device, for what is zero-rated. */
  deviceNumber?: string;
  /** How it comes back where it is stricter than its category. */
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
  /** How its goods come back, where that is not: unused and complete. */
  returnClass?: ReturnClass;
  /** Closing sentences on storage and handling; one is added to each description. */
  care: readonly Bilingual[];
  families: readonly Family[];
}
