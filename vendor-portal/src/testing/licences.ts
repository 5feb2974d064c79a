import type { Licence, LicenceType, VendorLicences } from '@balsam/shared-api';

export const type: LicenceType = {
  ...{ code: 'sfda_mdel', name: 'Establishment licence', name_arabic: 'ترخيص منشأة' },
  ...{ issuer: 'SFDA', issuer_arabic: 'الهيئة', scoped: true },
};
export const gloves = { id: 2, name: 'Gloves', name_arabic: 'قفازات' };
const masks = { id: 3, name: 'Masks', name_arabic: 'كمامات' };

const licence: Licence = {
  ...{ id: 9, type, number: 'MDEL-1', activity: 'distributor', issued_on: '2026-01-01', expires_on: '2027-01-01' },
  ...{ state: 'submitted', categories: [gloves], file_name: 'licence.pdf' },
  ...{ submitted_at: '2026-11-01T09:00:00.000Z', decided_at: null, reason: '' },
};

export const licences: VendorLicences = {
  types: [{ type, needs: [{ category: gloves, products: 37, paused_from: '2026-11-01T21:00:00.000Z', paused: true }] }],
  licences: [licence],
  categories: [gloves, masks],
};
