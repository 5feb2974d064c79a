import { createContext } from 'react';

/** Id of the person in the console, part of the storage keys of their choices; undefined until known. */
export const ConsolePerson = createContext<number | undefined>(undefined);
