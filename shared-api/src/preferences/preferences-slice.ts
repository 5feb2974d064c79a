import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LANG, FALLBACK_CURRENCY } from '../wire/facts.ts';
import type { Currency, Lang } from '../wire/index.ts';

/** Current language and currency. `lang` is the stored choice, or the area's default. */
export interface PreferencesState {
  lang: Lang;
  currency: Currency;
}

const initialState: PreferencesState = { lang: DEFAULT_LANG, currency: FALLBACK_CURRENCY };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    languageDetected: (state, { payload }: PayloadAction<Lang>) => {
      state.lang = payload;
    },
    currencyChosen: (state, { payload }: PayloadAction<Currency>) => {
      state.currency = payload;
    },
  },
  selectors: {
    selectLang: (state) => state.lang,
    selectCurrency: (state) => state.currency,
  },
});

export const { currencyChosen, languageDetected } = preferencesSlice.actions;
export const { selectLang, selectCurrency } = preferencesSlice.selectors;
export { preferencesSlice };
