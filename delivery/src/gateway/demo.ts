/** What the customer's sign-in form is filled with in demo mode; the backend's demo data has this account. */
export const DEMO_SIGN_IN = { email: 'customer@demo.balsam.test', password: 'balsam-demo' };
