import { createSlice } from '@reduxjs/toolkit';

/** What the front door tells about this installation. */
export interface SiteState {
  /** Filled into the customer's sign-in form in demo mode only; null otherwise. */
  demoSignIn: { email: string; password: string } | null;
}

const initialState: SiteState = { demoSignIn: null };

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  selectors: { selectDemoSignIn: (state) => state.demoSignIn },
});

export const { selectDemoSignIn } = siteSlice.selectors;
export { siteSlice };
