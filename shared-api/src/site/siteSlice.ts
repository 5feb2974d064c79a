import { createSlice } from '@reduxjs/toolkit';

/** What the front door tells about this installation. */
export interface SiteState {
  /** The address that the shop is known by, without a closing slash: what canonical links begin with. */
  origin: string;
  /** Filled into the customer's sign-in form in demo mode only; null otherwise. */
  demoSignIn: { email: string; password: string } | null;
}

const initialState: SiteState = { origin: '', demoSignIn: null };

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  selectors: {
    selectDemoSignIn: (state) => state.demoSignIn,
    selectOrigin: (state) => state.origin,
  },
});

export const { selectDemoSignIn, selectOrigin } = siteSlice.selectors;
export { siteSlice };
