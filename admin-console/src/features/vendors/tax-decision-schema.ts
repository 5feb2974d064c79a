import type { DecideAdminVendorTaxRequest, VAT_REGIMES } from '@balsam/shared-api';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

export interface TaxDecisionValues {
  decision: DecideAdminVendorTaxRequest['decision'];
  regime: (typeof VAT_REGIMES)[number];
  remarks: string;
}

/** A rejection needs a reason. */
export const taxDecisionSchema = object({
  remarks: string()
    .trim()
    .when('decision', {
      is: 'reject',
      then: (remarks) => remarks.required(textKey('vendors.tax.remarksRequired')),
    }),
});
