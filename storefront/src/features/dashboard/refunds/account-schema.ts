import { object, string } from 'yup';

/** Bank account of a refund. */
export interface AccountValues {
  iban: string;
  holder: string;
}

export const NO_ACCOUNT: AccountValues = { iban: '', holder: '' };

/** Required fields; the server validates the IBAN itself. */
export const accountSchema = object({
  iban: string().trim().required('returns.error.iban'),
  holder: string().trim().required('returns.error.holder'),
});
