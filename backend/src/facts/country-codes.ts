/** ISO 3166-1 codes of the countries in which goods are made. Their names come from the browser. */
export const COUNTRY_CODES = [
  ...(['AE', 'AL', 'AM', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BD', 'BE', 'BG', 'BH', 'BR', 'BY', 'CA', 'CH', 'CL'] as const),
  ...(['CN', 'CO', 'CR', 'CU', 'CY', 'CZ', 'DE', 'DK', 'DO', 'DZ', 'EC', 'EE', 'EG', 'ES', 'ET', 'FI', 'FR'] as const),
  ...(['GB', 'GE', 'GH', 'GR', 'GT', 'HK', 'HN', 'HR', 'HU', 'ID', 'IE', 'IN', 'IQ', 'IR', 'IS', 'IT', 'JO'] as const),
  ...(['JP', 'KE', 'KG', 'KH', 'KR', 'KW', 'KZ', 'LB', 'LI', 'LK', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD'] as const),
  ...(['ME', 'MK', 'MM', 'MO', 'MT', 'MU', 'MX', 'MY', 'NG', 'NL', 'NO', 'NP', 'NZ', 'OM', 'PA', 'PE', 'PH'] as const),
  ...(['PK', 'PL', 'PR', 'PS', 'PT', 'PY', 'QA', 'RO', 'RS', 'RU', 'SA', 'SD', 'SE', 'SG', 'SI', 'SK', 'SM'] as const),
  ...(['SN', 'SV', 'SY', 'TH', 'TN', 'TR', 'TW', 'TZ', 'UA', 'UG', 'US', 'UY', 'UZ', 'VE', 'VN', 'YE', 'ZA'] as const),
] as const;
