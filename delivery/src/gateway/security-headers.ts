import type { AreaOrigins } from './config.ts';

/** Where browsers report what the policy has kept them from. */
export const POLICY_REPORTS = '/policy-reports';

/** What the page may load and do: its own files, its own API, the files of areas that are elsewhere, nothing more. */
const policy = (origins: AreaOrigins) => {
  const files = ["'self'", ...new Set(Object.values(origins))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    "connect-src 'self'",
    // The map of the contact page, which loads only when asked for.
    'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
};

/** What every page is sent with. */
export const securityHeaders = (origins: AreaOrigins) => ({
  'Content-Security-Policy': policy(origins),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});
