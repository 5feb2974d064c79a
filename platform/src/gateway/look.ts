import { STANDARD_ACCENT } from '@balsam/shared-api/facts';
import { createHash } from 'node:crypto';
import { darkAccentOf } from './dark-accent.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Accent, icon version and style of a shop’s pages. */
export interface Look {
  /** #rrggbb */
  accent: string;
  /** Changes with the accent and the logo: icons have it in their address, because browsers cache them. */
  version: string;
  /** Style element, if the shop has an own accent or logo, and its source in the content security policy. */
  style?: { tag: string; source: string };
}

const hash = (text: string, encoding: 'base64' | 'hex') => createHash('sha256').update(text).digest(encoding);

/** Custom properties of the theme, which derives the other colours. */
const rulesOf = ({ accent, logo }: Pick<ShopFacts, 'accent' | 'logo'>): string =>
  [accent && `--brand:${accent};--brand-dark:${darkAccentOf(accent)}`, logo && `--logo:url(${logo});--mark:none`]
    .filter(Boolean)
    .join(';');

export function lookOf(shop: Pick<ShopFacts, 'accent' | 'logo'>): Look {
  const rules = rulesOf(shop);
  const look = { accent: shop.accent || STANDARD_ACCENT, version: hash(rules, 'hex').slice(0, 8) };
  if (rules === '') return look;
  const css = `:root{${rules}}`;
  return { ...look, style: { tag: `<style>${css}</style>`, source: `'sha256-${hash(css, 'base64')}'` } };
}
