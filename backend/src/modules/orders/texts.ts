/** What a vendor writes beside a status, as the columns, the wire and the history call it. */
export const orderTexts = ['note', 'cancellation_reason', 'tracking_information'] as const;
export type OrderText = (typeof orderTexts)[number];

/** Texts as they are to be from now on. Left out: unchanged. Empty: taken away. */
export type StatusNotes = Partial<Record<OrderText, string>>;

/** The texts that would read differently than they do. */
export const changedTexts = (stored: Readonly<Record<OrderText, string>>, notes: StatusNotes): OrderText[] =>
  orderTexts.filter((text) => notes[text] !== undefined && notes[text] !== stored[text]);
