/** Leaves the shop for an external page, such as that of the payment provider. */
export const leaveTo = (address: string): void => window.location.assign(address);
