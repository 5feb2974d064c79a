import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AreaEntry } from '../area/registry.ts';
import { DEFAULT_LANG } from '../wire/facts.ts';
import type { Lang } from '../wire/index.ts';

/** Facts about this installation, reported by the gateway. */
export interface SiteState {
  /** Public origin of the shop, without a trailing slash; base of canonical links. */
  origin: string;
  /** Language of the shop's plain addresses. */
  defaultLang: Lang;
  /** Prefills the customer's sign-in form in demo mode; otherwise null. */
  demoSignIn: { email: string; password: string } | null;
  /** Areas in the registry of this page. */
  areas: readonly AreaEntry[];
}

const initialState: SiteState = { origin: '', defaultLang: DEFAULT_LANG, demoSignIn: null, areas: [] };

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
    selectDefaultLang: (state) => state.defaultLang,
  },
});

/** Closes exactly these areas. */
export const { areasClosed } = siteSlice.actions;
export const { selectAreas, selectDefaultLang, selectDemoSignIn, selectIsClosed, selectOrigin } = siteSlice.selectors;
export { siteSlice };
