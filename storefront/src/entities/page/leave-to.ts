/** Leaves the shop for a page of somebody else, such as the one on which a payment provider asks for a card. */
export const leaveTo = (address: string): void => window.location.assign(address);
