import { siteApi } from '../company/site-api.ts';

/** True if visitors may buy without an account. Reads what the layout has loaded. */
export const useGuestCheckout = (): boolean => siteApi.endpoints.getSite.useQueryState().data?.guest_checkout === true;
