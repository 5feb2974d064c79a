import { createContext } from 'react';

/** Told when somebody leaves a form on purpose with what they typed: it need not be kept. */
export const GiveUp = createContext(() => {});
