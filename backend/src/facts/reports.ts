/** Reasons for reporting a product or a seller. */
export const REPORT_REASONS = [
  'unsafe',
  'recalled',
  'expired',
  'counterfeit',
  'prohibited',
  'wrong_information',
  'conduct',
  'other',
] as const;
