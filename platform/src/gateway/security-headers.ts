import type { AreaOrigins } from './config.ts';

/** Path for browsers' reports of policy violations. */
export const POLICY_REPORTS = '/policy-reports';

/**
 * Content security policy: pages may load only their own files, their own API, and the files of areas on other origins.
 */
const policy = (origins: AreaOrigins, style: string) => {
  const files = ["'self'", ...new Set(Object.values(origins))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}${style && ` ${style}`}`,
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    "connect-src 'self'",
    // Map of the contact page, loaded only on request.
    'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
};

/**
 * Headers of every page.
 * @param style sources of the inline styles that the page may use, separated by spaces
 */
export const securityHeaders = (origins: AreaOrigins, style = '') => ({
  'Content-Security-Policy': policy(origins, style),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});
