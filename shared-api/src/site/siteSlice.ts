import { createSlice } from '@reduxjs/toolkit';
import type { AreaEntry } from '../area/registry.ts';

/** What the front door tells about this installation. */
export interface SiteState {
  /** The address that the shop is known by, without a closing slash: what canonical links begin with. */
  origin: string;
  /** Filled into the customer's sign-in form in demo mode only; null otherwise. */
  demoSignIn: { email: string; password: string } | null;
  /** The areas that this page was made of. */
  areas: readonly AreaEntry[];
}

const initialState: SiteState = { origin: '', demoSignIn: null, areas: [] };

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  selectors: {
    selectAreas: (state) => state.areas,
    selectDemoSignIn: (state) => state.demoSignIn,
    selectOrigin: (state) => state.origin,
  },
});

export const { selectAreas, selectDemoSignIn, selectOrigin } = siteSlice.selectors;
export { siteSlice };
