import { object, string } from 'yup';

/** A bank account that money is transferred to. */
export interface AccountValues {
  iban: string;
  holder: string;
}

export const NO_ACCOUNT: AccountValues = { iban: '', holder: '' };

/** What must be said of it; whether it is one is the server's to judge. */
export const accountSchema = object({
  iban: string().trim().required('returns.error.iban'),
  holder: string().trim().required('returns.error.holder'),
});
