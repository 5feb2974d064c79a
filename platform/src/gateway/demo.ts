/** Values that prefill the customer sign-in form in demo mode; the account is part of the backend's demo data. */
export const DEMO_SIGN_IN = { email: 'customer@demo.balsam.test', password: 'balsam-demo' };
