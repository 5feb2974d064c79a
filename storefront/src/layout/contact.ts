/** How to reach the shop. */
export const CONTACT = { phone: '+966 11 555 0100', email: 'help@balsam.test' } as const;

/** The phone number as a link takes it. */
export const PHONE_HREF = `tel:${CONTACT.phone.replaceAll(' ', '')}`;
