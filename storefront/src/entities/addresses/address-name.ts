import type { BookAddress } from '@balsam/shared-api';

/** The customer's name for an address; one saved by a client without names goes by its street. */
export const addressName = ({ label, address_1 }: Pick<BookAddress, 'label' | 'address_1'>): string =>
  label || address_1;
