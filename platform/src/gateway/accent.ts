import { createHash } from 'node:crypto';

/** Style of the shop's own accent colour, and its source in the content security policy. */
export interface AccentStyle {
  color: string;
  tag: string;
  source: string;
}

/**
 * The custom properties from which the theme derives the colours of the accent. On dark backgrounds it is mixed with
 * white.
 * @param accent #rrggbb
 */
export function accentStyle(accent: string): AccentStyle {
  const css = `:root{--brand:${accent};--brand-dark:color-mix(in srgb,${accent} 40%,#fff)}`;
  return {
    color: accent,
    tag: `<style>${css}</style>`,
    source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  };
}
