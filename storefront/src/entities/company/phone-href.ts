/** A phone number as a link takes it. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
