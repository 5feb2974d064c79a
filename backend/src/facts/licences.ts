/** Activities that an establishment licence names; '' for one that names none. */
export const LICENCE_ACTIVITIES = ['', 'manufacturer', 'representative', 'importer', 'distributor'] as const;

/** Days before the last day of a licence on which its vendor is reminded. */
export const LICENCE_REMINDER_DAYS = [60, 30, 7, 0] as const;
