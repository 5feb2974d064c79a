import { createContext } from 'react';

/** Called when a person deliberately leaves a form without saving: its draft is discarded. */
export const DiscardDraft = createContext(() => {});
