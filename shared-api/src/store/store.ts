import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ApiContext } from '../http/base-query.ts';
import { preferencesSlice, type PreferencesState } from '../preferences/preferences-slice.ts';
import { sessionSlice, type SessionState } from '../session/session-slice.ts';
import { siteSlice, type SiteState } from '../site/site-slice.ts';

/** Root reducer; an area's reducers are injected when it loads. */
export const rootReducer = combineSlices(api, sessionSlice, preferencesSlice, siteSlice);

export type RootState = ReturnType<typeof rootReducer>;

/** The same state without a session: a page delivered as HTML is rendered for a visitor. */
export const visitorState = (state: RootState): RootState => ({ ...state, session: sessionSlice.getInitialState() });

interface StoreOptions extends ApiContext {
  session?: SessionState;
  preferences?: PreferencesState;
  site?: SiteState;
}

// On a busy machine these development checks would warn about their own duration.
const CHECK_WARNING_MS = { warnAfter: 1_000 };

/** Creates the store: one per page, or per request on a server. */
export const createAppStore = ({ apiBase, fetchFn, session, preferences, site }: StoreOptions) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { apiBase, fetchFn } satisfies ApiContext },
        immutableCheck: CHECK_WARNING_MS,
        serializableCheck: CHECK_WARNING_MS,
      }).concat(api.middleware),
    preloadedState: { ...(session && { session }), ...(preferences && { preferences }), ...(site && { site }) },
  });

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
