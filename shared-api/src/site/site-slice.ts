import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AreaEntry } from '../area/registry.ts';

/** What the gateway tells about this installation. */
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
  reducers: {
    areasClosed: (state, { payload }: PayloadAction<readonly string[]>) => {
      for (const area of state.areas) {
        if (payload.includes(area.name)) area.disabled = true;
        else delete area.disabled;
      }
    },
  },
  selectors: {
    selectAreas: (state) => state.areas,
    selectIsClosed: (state, name: string) => state.areas.some((area) => area.name === name && area.disabled),
    selectDemoSignIn: (state) => state.demoSignIn,
    selectOrigin: (state) => state.origin,
  },
});

/** These areas are closed now, and no others. */
export const { areasClosed } = siteSlice.actions;
export const { selectAreas, selectDemoSignIn, selectIsClosed, selectOrigin } = siteSlice.selectors;
export { siteSlice };
