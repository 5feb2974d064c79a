import type { TintName } from '../illustrations/drawing/palette.ts';
import type { Bilingual } from './bilingual.ts';

/** A variant option; a colour also sets the tint of the picture. `extra` is the surcharge in percent. */
export interface VariantOption {
  value: Bilingual;
  code: string;
  extra?: number;
  tint?: TintName;
}

export interface VariantChoice {
  type: 'size' | 'color';
  options: readonly VariantOption[];
}

const size = (code: string, name: string, extra = 0): VariantOption => ({
  value: [code, `${name} (${code})`],
  code,
  extra,
});
const shoe = (number: string): VariantOption => ({ value: [`EU ${number}`, `مقاس ${number}`], code: number });
const surgical = (number: string): VariantOption => ({
  value: [number, `مقاس ${number}`],
  code: number.replace('.', ''),
});

const colours = {
  teal: { value: ['Teal', 'أخضر مزرق'], code: 'TEA', tint: 'teal' },
  sky: { value: ['Sky blue', 'أزرق سماوي'], code: 'SKY', tint: 'sky' },
  sage: { value: ['Sage green', 'أخضر فاتح'], code: 'SAG', tint: 'sage' },
  sand: { value: ['Sand', 'رملي'], code: 'SND', tint: 'sand' },
  rose: { value: ['Rose', 'وردي'], code: 'ROS', tint: 'rose' },
  lilac: { value: ['Lilac', 'بنفسجي فاتح'], code: 'LIL', tint: 'lilac' },
} satisfies Record<TintName, VariantOption>;

/** Variant sets used by families. */
export const variantSets = {
  gloveSizes: {
    type: 'size',
    options: [size('S', 'صغير'), size('M', 'متوسط'), size('L', 'كبير'), size('XL', 'كبير جدًا', 4)],
  },
  surgicalSizes: { type: 'size', options: ['6.5', '7', '7.5', '8'].map(surgical) },
  clothingSizes: {
    type: 'size',
    options: [
      size('S', 'صغير'),
      size('M', 'متوسط'),
      size('L', 'كبير'),
      size('XL', 'كبير جدًا', 3),
      size('XXL', 'كبير جدًا مضاعف', 6),
    ],
  },
  supportSizes: { type: 'size', options: [size('S', 'صغير'), size('M', 'متوسط'), size('L', 'كبير')] },
  shoeSizes: { type: 'size', options: ['37', '38', '39', '40', '41', '42', '43'].map(shoe) },
  bandageColours: { type: 'color', options: [colours.sand, colours.sky, colours.rose, colours.sage] },
  clothColours: { type: 'color', options: [colours.teal, colours.sky, colours.lilac, colours.rose] },
  clogColours: { type: 'color', options: [colours.teal, colours.sky, colours.rose, colours.lilac, colours.sand] },
} satisfies Record<string, VariantChoice>;

export type VariantSet = keyof typeof variantSets;
