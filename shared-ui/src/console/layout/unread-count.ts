import { createContext } from 'react';

/** Number of unread notifications; page titles start with it. */
export const UnreadCount = createContext(0);
