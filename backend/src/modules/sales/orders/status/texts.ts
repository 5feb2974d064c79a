/** Texts that a vendor writes with a status; the names are those of the columns, the API and the history. */
export const orderTexts = ['note', 'cancellation_reason', 'tracking_information'] as const;
export type OrderText = (typeof orderTexts)[number];

/** New texts. Omit to keep, empty string to clear. */
export type StatusNotes = Partial<Record<OrderText, string>>;

/** Texts that differ from the stored ones. */
export const changedTexts = (stored: Readonly<Record<OrderText, string>>, notes: StatusNotes): OrderText[] =>
  orderTexts.filter((text) => notes[text] !== undefined && notes[text] !== stored[text]);
